"""Writes a folder of vectors: an index, a JSON Schema, and one file per feature."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

import msgspec

import oracle
from oracle.profiles import PROFILES
from oracle.protocol.messages import PROTOCOL
from oracle.report.output import folders, plain_json
from oracle.report.output.files import replace_folder
from oracle.report.output.text import file_name
from oracle.suite.vectors.build import vocabulary_of
from oracle.suite.vectors.model import FORMAT, File, Index, Indexed

INDEX = "index.json"
SCHEMA = "schema.json"
MADE_BY = "tcg-oracle vectors"


def write(files: Iterable[File], folder: Path) -> Index:
    """Write the vectors into a folder, replacing any earlier ones; all or nothing.

    Raises ReportNotWrittenError, also for a folder that contains anything else.
    """
    refuse_strangers(folder)
    found = tuple(files)
    content = {_path_of(file.feature): _bytes(file) for file in found}
    index = _index(found, content)
    replace_folder(folder, {**content, SCHEMA: plain_json.document(schema(), ordered=True), INDEX: _bytes(index)})
    return index


def refuse_strangers(folder: Path) -> None:
    """Raise ReportNotWrittenError if a folder contains anything that no earlier `write` has written."""
    folders.refuse_strangers(folder, INDEX, made_by=MADE_BY, beside=(SCHEMA,), holds="vectors")


def _path_of(feature: str) -> str:
    """The path of a feature's vectors: that of the feature, with harmful names replaced."""
    return "/".join(["features", *map(file_name, PurePosixPath(feature).with_suffix("").parts)]) + ".json"


def _bytes(value: object) -> bytes:
    return plain_json.encode(value) + b"\n"


def _index(files: tuple[File, ...], content: dict[str, bytes]) -> Index:
    listed = tuple(_indexed(file, content[_path_of(file.feature)]) for file in files)
    digest = hashlib.sha256("".join(f"{one.path} {one.sha256}\n" for one in listed).encode("utf-8", "surrogateescape"))
    return Index(
        made_by=MADE_BY,
        format=FORMAT,
        suite=oracle.__version__,
        digest=digest.hexdigest(),
        protocol=PROTOCOL,
        vectors=sum(one.vectors for one in listed),
        runs=sum(one.runs for one in listed),
        vocabulary={game: vocabulary_of(PROFILES[game]) for game in sorted({file.game for file in files})},
        files=listed,
    )


def _indexed(file: File, content: bytes) -> Indexed:
    return Indexed(
        path=_path_of(file.feature),
        feature=file.feature,
        game=file.game,
        vectors=len(file.vectors),
        runs=sum(len(vector.editions) for vector in file.vectors),
        sha256=hashlib.sha256(content).hexdigest(),
    )


def schema() -> dict[str, object]:
    """The JSON Schema of the index and of a file of vectors."""
    (index, file), defs = msgspec.json.schema_components([Index, File], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"tcg-oracle vectors, format {FORMAT}",
        "anyOf": [index, file],
        "$defs": defs,
    }
