// The printed cards that this engine knows: their numbers, and what their text does, in words of this engine.
import * as does from "./effects.mjs";

const character = (cost, [strength, willpower, lore], classifications, more = {}) => ({
  type: "character", cost, strength, willpower, lore, classifications, inkwell: true, ...more,
});
const action = (cost, effect, more = {}) => ({
  type: "action", cost, effect, classifications: [], inkwell: true, ...more,
});
const song = (cost, effect, more = {}) => action(cost, effect, { classifications: ["Song"], ...more });

const isA = (card, classification) => card.facts.classifications.includes(classification);
const itself = (event, self) => event.card === self;
const ofOwner = (event, self) => event.player === self.owner;
const ofOthers = (event, self) => event.player !== self.owner;
const lostInChallenge = (event, self) => event.card === self && event.challenge;

/** A triggered ability: what it waits for, whether that was it, and what it does. */
const on = (event, name, run, matches = itself) => ({ event, name, run, matches });
const triggered = (...abilities) => ({ triggered: abilities });

export const PRINTED = {
  "Arthur - Determined Squire": character(4, [6, 6, 3], ["Storyborn", "Hero"], { skipsDraw: true }),
  "Bashful - Hopeless Romantic": character(4, [2, 5, 3], ["Storyborn", "Ally", "Seven Dwarfs"], {
    mayQuest: (game, self) => game.characters(self.owner).some((other) => other !== self && isA(other, "Seven Dwarfs")),
  }),
  "Bernard - Brand-New Agent": character(4, [1, 5, 2], ["Storyborn", "Hero"],
    triggered(on("turn-ends", "I’ll Check It Out", does.readyAnother, ofOwner))),
  "Bestow a Gift": action(1, does.moveOneDamage),
  Brawl: action(3, does.banishWeak),
  "Buzz Lightyear - Space Ranger": character(2, [3, 3, 1], ["Storyborn", "Hero", "Toy", "Captain"]),
  "Cheshire Cat - Not All There": character(3, [0, 3, 2], ["Storyborn"],
    triggered(on("banished", "Lose Something?", does.banishChallenger,
      (event, self) => event.card === self && event.challenge?.target === self))),
  "Cinderella - Knight in Training": character(2, [2, 2, 1], ["Dreamborn", "Hero", "Princess", "Knight"],
    triggered(on("played", "Have Courage", does.drawThenDiscard))),
  "Doc - Leader of the Seven Dwarfs": character(3, [2, 3, 2], ["Storyborn", "Ally", "Seven Dwarfs"],
    triggered(on("quests", "Share and Share Alike", does.nextCharacterCheaper))),
  "Donald Duck - Perfect Gentleman": character(4, [2, 5, 2], ["Floodborn", "Ally"], {
    keywords: { shift: 0 }, ...triggered(on("turn-starts", "Allow Me", does.eachMayDraw, ofOwner)),
  }),
  "Flounder - Voice of Reason": character(1, [2, 2, 1], ["Storyborn", "Ally"]),
  "Fire the Cannons!": action(1, does.dealTwo, { inkwell: false }),
  "Friends on the Other Side": song(3, does.drawTwo),
  "Gale - Wind Spirit": character(3, [1, 2, 2], ["Storyborn", "Ally"],
    triggered(on("banished", "Recurring Gust", does.returnIt, lostInChallenge))),
  "Gantu - Experienced Enforcer": character(4, [2, 4, 1], ["Storyborn", "Alien", "Captain"], {
    inkwell: false, dearer: { types: ["action", "item"], by: 2 },
    ...triggered(on("played", "Close All Channels", does.forbidSinging)),
  }),
  "Gaston - Arrogant Hunter": character(2, [4, 2, 0], ["Storyborn", "Villain"], { keywords: { reckless: 0 } }),
  "Gaston - Baritone Bully": character(3, [3, 3, 1], ["Dreamborn", "Villain"], { keywords: { singer: 5 } }),
  "Goofy - Groundbreaking Chef": character(4, [3, 4, 2], ["Storyborn", "Hero"],
    triggered(on("turn-ends", "Plenty to Go Around", does.healAndReady, ofOwner))),
  "Healing Glow": action(1, does.removeUpToTwo),
  "Just in Time": action(3, does.playCheapForFree, { inkwell: false }),
  "Lady - Miss Park Avenue": character(5, [4, 4, 2], ["Floodborn", "Hero"], {
    inkwell: false, keywords: { shift: 0 }, ...triggered(on("played", "Something Wonderful", does.returnUpToTwo)),
  }),
  Lantern: {
    type: "item", cost: 2, classifications: [], inkwell: false,
    activated: [{ name: "Birthday Lights", run: does.nextCharacterCheaper }],
  },
  "LeFou - Bumbler": character(2, [1, 2, 2], ["Storyborn", "Ally"], {
    cheaper: (game, player) => (game.characters(player).some((c) => c.facts.names.includes("Gaston")) ? 1 : 0),
  }),
  "LeFou - Opportunistic Flunky": character(3, [2, 3, 1], ["Dreamborn", "Ally"], {
    free: (game, player) => game.banishedInChallenge.some((owner) => owner !== player),
  }),
  "Let the Storm Rage On": song(3, does.dealTwoAndDraw, { inkwell: false }),
  "Mad Hatter - Gracious Host": character(5, [2, 4, 3], ["Storyborn"],
    triggered(on("challenges", "Tea Party", does.mayDraw, (event, self) => event.target === self))),
  "Magic Broom - Illuminary Keeper": character(1, [1, 2, 1], ["Dreamborn", "Broom"],
    triggered(on("played", "Nice and Tidy", does.sweepToDraw,
      (event, self) => ofOwner(event, self) && event.card !== self && event.card.facts.type === "character"))),
  "Marshmallow - Persistent Guardian": character(6, [5, 5, 1], ["Storyborn", "Ally"], {
    inkwell: false, ...triggered(on("banished", "Durable", does.mayReturn, lostInChallenge)),
  }),
  "Mickey Mouse - True Friend": character(3, [3, 3, 2], ["Storyborn", "Hero"]),
  "Mother Gothel - Withered and Wicked": character(2, [3, 4, 1], ["Storyborn", "Villain"], { entersDamaged: 3 }),
  "Mother Gothel - Vain Sorceress": character(3, [1, 4, 1], ["Storyborn", "Villain", "Sorcerer"],
    triggered(on("challenges", "Now You’ve Upset Me", does.mayMoveOneDamage, ofOwner))),
  "Mr. Smee - Bumbling Mate": character(2, [3, 3, 2], ["Storyborn", "Ally", "Pirate"],
    triggered(on("turn-ends", "Oh Dear, Dear, Dear", does.hurtWithoutCaptain, ofOwner))),
  "Pluto - Friendly Pooch": character(1, [0, 2, 1], ["Storyborn", "Ally"], {
    inkwell: false, activated: [{ name: "Good Dog", run: does.nextCharacterCheaper }],
  }),
  "Prince John - Fraidy-Cat": character(3, [5, 5, 1], ["Storyborn", "Villain", "Prince"], {
    inkwell: false,
    ...triggered(on("played", "Help! Help!", does.hurtItself,
      (event, self) => ofOthers(event, self) && event.card.facts.type === "character")),
  }),
  "Queen of Hearts - Sensing Weakness": character(5, [4, 3, 1], ["Floodborn", "Villain", "Queen"], {
    keywords: { shift: 0 },
    ...triggered(on("challenges", "Let the Game Begin", does.mayDraw, ofOwner)),
  }),
  "Sid Phillips - Toy Surgeon": character(6, [5, 5, 2], ["Storyborn", "Villain"], {
    inkwell: false,
    ...triggered(
      on("played", "Playtime’s Over", does.banishOneForOne),
      on("banished", "Double Prizes!", does.gainTwo,
        (event, self, game) => game.turn.player === self.owner && isA(event.card, "Toy")),
    ),
  }),
  "Simba - Protective Cub": character(2, [2, 3, 1], ["Storyborn", "Hero", "Prince"], { keywords: { bodyguard: 0 } }),
  "Simba - Rightful Heir": character(5, [3, 5, 2], ["Storyborn", "Hero", "Prince"], {
    inkwell: false,
    ...triggered(on("banished", "I Know What I Have to Do", does.gainOne,
      (event, self, game) => game.turn.player === self.owner && event.card !== self && event.blow?.includes(self))),
  }),
  "Stitch - New Dog": character(1, [2, 2, 1], ["Storyborn", "Hero", "Alien"]),
  "Stitch - Rock Star": character(6, [3, 5, 3], ["Floodborn", "Hero", "Alien"], {
    keywords: { shift: 0 },
    ...triggered(on("played", "Adoring Fans", does.exertToDraw,
      (event, self) => ofOwner(event, self) && event.card.facts.type === "character" && event.card.facts.cost <= 2)),
  }),
  "Sudden Chill": song(2, does.opponentDiscards),
  "The Mob Song": action(10, does.dealThreeToThree, { classifications: ["Song"], inkwell: false, singsTogether: true }),
  "The Return of Hercules": action(5, does.eachPlaysForFree),
  "Ursula - Sea Witch": character(3, [3, 3, 1], ["Dreamborn", "Villain", "Sorcerer"], {
    inkwell: false, ...triggered(on("quests", "You’re Too Late", does.keepExerted)),
  }),
  "Yokai - Professor Callaghan": character(1, [2, 2, 1], ["Storyborn", "Villain", "Inventor"]),
};
