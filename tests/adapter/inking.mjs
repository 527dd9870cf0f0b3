// A small engine in plain JavaScript on the installed kit: it inks cards, and knows one card.
import { Adapter, Refs, Refused, Unsupported, serve } from "tcg-oracle-adapter";

const DOC = "Doc - Leader of the Seven Dwarfs";

class Table {
  constructor({ position }) {
    const lacks = position.cards.filter(({ card, zone }) => card !== DOC && zone !== "inkwell");
    if (lacks.length > 0) throw new Unsupported(...lacks.map(({ card }) => card));
    this.position = position;
    this.cards = position.cards.map((card) => ({ ...card }));
    this.inked = position.turn.counters.inked ?? 0;
    this.refs = new Refs();
    for (const card of this.cards) this.refs.add(card.ref, card);
  }

  act(player, { kind, card: ref }) {
    if (kind !== "ink") throw new Unsupported(`the action ${kind}`);
    const card = this.refs.own(ref);
    if (player !== this.position.turn.player || card.player !== player) throw new Refused("not now");
    if (card.zone !== "hand") throw new Refused("not in the hand");
    if (this.inked > 0) throw new Refused("inked already", "4.2.3");
    this.inked += 1;
    card.zone = "inkwell";
  }

  decide() {
    throw new Refused("nothing was asked");
  }

  look() {
    const turn = { ...this.position.turn, counters: { inked: this.inked } };
    return { position: { ...this.position, turn, cards: this.cards } };
  }
}

await serve(new Adapter("inking", "1", {
  lorcana: {
    editions: ["2.2"],
    capabilities: ["made-up-cards", "second-player"],
    start: (params) => new Table(params),
    hidden: { fromAll: ["deck", "inkwell"] },
  },
}));
