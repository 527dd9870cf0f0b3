// The table of an engine in paths, as vectors speak of it: docs/vectors.md, The plain table.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;
export type Table = Record<string, Json>;

const standsNowhere = (value: Json): boolean => !value || (Array.isArray(value) && value.length === 0);
const all = (names: string[]): Table => Object.fromEntries(names.map((name) => [name, true]));

/** Each path below, with what stands there: nothing, none, false and 0 stand nowhere. */
export function flat(value: Json, path: string): Table {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return standsNowhere(value) ? {} : { [path]: value };
  return Object.assign({}, ...Object.entries(value).map(([name, part]) => flat(part, path ? `${path}/${name}` : name)));
}

/** The part of a table at a path and below it. */
export function at(table: Table, path: string): Table {
  return Object.fromEntries(Object.entries(table).filter(([one]) => one === path || one.startsWith(`${path}/`)));
}

/** What is seen of the table, in paths. */
export function plain(seen: Json, words: Json): Table {
  const { position, result = null, decision: asked = {}, waiting = [] } = seen;
  const { turn, regions = [], happened = [] } = position;
  const table: Table = { cards: {}, states: {}, counters: {}, names: {}, zones: {}, resources: {}, order: {}, regions: {} };
  for (const card of position.cards ?? []) {
    const { ref, zone, player: owner, counters = {}, under, at: place } = card;
    const pays = zone === words.resource_zone;
    const who = words.shared_zones.includes(zone) ? "" : (card.controller ?? owner);
    const states = all(card.states ?? []);
    Object.assign(table["states"], { [ref]: states });
    Object.assign(table["counters"], { [ref]: counters });
    Object.assign(table["names"], { [ref]: card.card });
    const marks = pays ? {} : { states, counters };
    if (zone !== "nowhere") table["cards"][ref] = { zone, player: who, under, at: place, ...marks };
    const spent = states[words.spent] ? "spent" : "ready";
    for (const [name, what] of [["zones", zone], ...(pays ? [["resources", spent]] : [])]) {
      const counts = (table[name][who] ??= {});
      counts[what] = (counts[what] ?? 0) + 1;
    }
    if (words.order_zones.includes(zone)) ((table["order"][owner] ??= {})[zone] ??= []).push(ref);
  }
  regions.forEach((one: Json, place: number) => {
    table["regions"][place] = all(one.facedown ? ["facedown"] : one.terrains);
  });
  table["players"] = Object.fromEntries(position.players.map((one: Json) => [one.name, one.counters ?? {}]));
  table["turn"] = { number: 2, phase: "main", ...turn, counters: { [turn.player]: turn.counters ?? {} } };
  table["waiting"] = all(result ? [] : waiting.map((one: Json) => one.source));
  table["result"] = result && (result.winner ?? "nobody");
  table["losers"] = all(result?.losers ?? []);
  table["adventure"] = regions.length;
  const lists = [regions, happened, waiting, asked.options ?? []];
  const question = ["player", "kind", "least", "most", "source"].map((name) => asked[name] ?? null);
  table["other"] = { ...lists.map((one) => one.map((item: Json) => JSON.stringify(item)).sort()), question };
  return flat(table, "");
}

/** Both tables as far as steps speak of what changes between them. */
export function counted(old: Table, now: Table, words: Json): [Table, Table] {
  if ("result" in old || "result" in now) return [at(old, "result"), at(now, "result")];
  const differs = (path: string): boolean => old[path] !== now[path];
  const leftOut = ["states/", "counters/", "zones/", "losers/", "other/"];
  if (differs("adventure")) leftOut.push("regions/");
  if (differs("turn/player") || differs("turn/number")) leftOut.push("turn/counters/");
  if (differs("turn/player") && words.counts_turns) leftOut.push("turn/number");
  const rest = (table: Table): Table =>
    Object.fromEntries(Object.entries(table).filter(([path]) => !leftOut.some((start) => path.startsWith(start))));
  const [one, other] = [rest(old), rest(now)];
  for (const path of Object.keys({ ...one, ...other })) {
    if (!path.startsWith("order/") && !path.startsWith("names/")) continue;
    const [was, is] = [one[path], other[path]];
    const ordered = path.startsWith("order/") && was !== undefined && is !== undefined;
    const [stayed, stays] = ordered ? [was.filter((ref: string) => is.includes(ref)), is.filter((ref: string) => was.includes(ref))] : [was, is];
    delete one[path];
    delete other[path];
    if (standsNowhere(stayed) || standsNowhere(stays)) continue;
    [one[path], other[path]] = [stayed, stays];
  }
  return [one, other];
}
