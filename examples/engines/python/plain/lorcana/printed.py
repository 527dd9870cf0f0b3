"""The printed cards this engine knows, a line of values each; their text stands in `texts.py` and `action_texts.py`."""

from __future__ import annotations

from plain.base import Json
from plain.lorcana.action_texts import EFFECTS
from plain.lorcana.model import Facts
from plain.lorcana.texts import ABILITIES


def full_name(name: str) -> str:
    """Printed names are compared with plain apostrophes and dashes."""
    return name.replace("’", "'").replace("–", "-").strip()


def keyword(text: str) -> Json:
    word, _, value = text.partition(" ")
    if word == "shift":
        return {"is": "keyword", "keyword": word, "cost": [{"is": "ink", "amount": int(value)}]}
    return {"is": "keyword", "keyword": word, "value": int(value or 0)}


def number(text: str) -> int | None:
    return int(text) if text.isdigit() else None


def read_card_list(lines: str) -> dict[str, Facts]:
    """`full name | C2* | Strength/Willpower/Lore | classifications | keywords`: type and cost, `*` the inkwell symbol.

    Of a location the first number is the move cost. What stands as `?` is not known here, and said so when it matters;
    behind a cost that is the inkwell symbol.
    """
    types = {"C": "character", "A": "action", "I": "item", "L": "location"}
    cards: dict[str, Facts] = {}
    for line in lines.strip().splitlines():
        full, cost, numbers, classes, keywords = (part.strip() for part in line.split("|"))
        first, willpower, lore = map(number, (numbers or "//").split("/"))
        kind = types[cost[0]]
        cards[full] = Facts(
            name=full.partition(" - ")[0],
            full=full,
            type=kind,
            cost=number(cost[1:].rstrip("*?")),
            inkwell=None if cost.endswith("?") else cost.endswith("*"),
            strength=first if kind == "character" else None,
            move_cost=first if kind == "location" else None,
            willpower=willpower,
            lore=lore,
            classes=None if classes == "?" else tuple(word.strip() for word in classes.split(",") if word),
            abilities=(*(keyword(word.strip()) for word in keywords.split(",") if word), *ABILITIES.get(full, [])),
            effect=EFFECTS.get(full),
        )
    return cards


PRINTED = read_card_list("""
A Pirate's Life | A6* |  | Song | sing-together 6
A Whole New World | A5 |  | Song |
Agrabah - Marketplace | L3* | ?/5/2 |  |
Akood et Emuti | A3 |  | Song |
Alan-a-Dale - Loyal Bard | C2* | ?/2/1 | Storyborn, Ally | singer 4
Alan-a-Dale - Rockin' Rooster | C4* | ?/3/2 | Storyborn, Ally |
Archimedes - Electrified Owl | C5* | ?/4/2 | Floodborn, Ally | evasive,challenger 3,shift 3
Archimedes - Exasperated Owl | C3* | ?/2/2 | Storyborn, Ally | evasive
Archimedes - Highly Educated Owl | C1* | ?/2/1 | Dreamborn, Ally |
Ariel - Determined Mermaid | C3* | ?/4/1 | Storyborn, Hero, Princess |
Ariel - On Human Legs | C4* | 3/4/2 | Storyborn, Hero, Princess |
Ariel - Singing Mermaid | C4* | ?/3/2 | Storyborn, Hero, Princess | singer 7
Ariel - Spectacular Singer | C3* | 2/3/1 | Storyborn, Hero, Princess | singer 5
Arthur - Determined Squire | C?? | ?/?/? | ? |
Atlantica - Concert Hall | L1? | ?/?/? | |
Aurora - Holding Court | C1* | ?/2/1 | Storyborn, Hero, Princess |
Aurora - Regal Princess | C2? | 2/2/? | Storyborn, Hero, Princess |
Bashful - Hopeless Romantic | C?? | ?/?/? | Storyborn, Ally, Seven Dwarfs |
Baymax - Giant Robot | C?? | ?/?/? | ? |
Be Our Guest | A2* |  | Song |
Be Prepared | A7 | | Song |
Beast's Mirror | I2* |  |  |
Belle - Apprentice Inventor | C3* | ?/3/1 | Storyborn, Hero, Princess, Inventor |
Belle - Inventive Engineer | C3* | ?/3/2 | Dreamborn, Hero, Princess, Inventor |
Beyond the Horizon | A7? | | Song | sing-together 7
Brawl | A3* | | |
Bullseye - Loyal Horse | C3* | ?/3/1 | Storyborn, Ally, Toy |
Candy Drift | A2? | | |
Cinderella - Ballroom Sensation | C1* | 1/2/1 | Storyborn, Hero, Princess | singer 3
Cinderella - Knight in Training | C2* | ?/2/1 | Dreamborn, Hero, Princess, Knight |
Circle of Life | A8* |  | Song | sing-together 8
Clawhauser - Front Desk Officer | C3* | ?/4/2 | Storyborn, Ally, Detective | bodyguard,singer 4
De Vil Manor - Cruella's Estate | L1* | ?/4/1 |  |
Diablo - Devoted Herald | C3? | 2/2/? | ? | evasive
Dinglehopper | I1* |  |  |
Doc - Leader of the Seven Dwarfs | C3* | ?/3/2 | Storyborn, Ally, Seven Dwarfs |
Dodge! | A2? | | |
Donald Duck - Boisterous Fowl | C2* | 2/3/1 | ? |
Donald Duck - Perfect Gentleman | C4* | 2/5/2 | Floodborn, Ally | shift 3
Donald Duck - Pie Slinger | C5? | ?/?/? | ? | shift 4
Donald Duck - Strutting His Stuff | C5* | ?/3/2 | Dreamborn, Hero, Inventor | ward
Dr. Facilier - Charlatan | C2* | 0/4/1 | Storyborn, Villain, Sorcerer | challenger 2
Dr. Facilier - Remarkable Gentleman | C3* | 2/4/1 | Storyborn, Villain, Sorcerer |
Dr. Facilier - Savvy Opportunist | C4* | ?/2/1 | Storyborn, Villain, Sorcerer | evasive
Dr. Facilier's Cards | I2 |  |  |
Dragon Fire | A5 |  |  |
Elsa - Concerned Sister | C3* | ?/2/2 | Storyborn, Hero, Queen, Sorcerer |
Elsa - Spirit of Winter | C8 | 4/6/3 | Floodborn, Hero, Queen, Sorcerer | shift 6
Fairy Ship - Royal Vessel | L1* | ?/4/1 |  |
Fat Cat's Club - Seedy Headquarters | L3* | ?/6/2 |  |
Fire the Cannons! | A1 |  |  |
Fishbone Quill | I3? | | |
Flotsam & Jetsam - Entangling Eels | C6* | ?/5/2 | Floodborn, Ally |
Flotsam - Slippery as an Eel | C3* | ?/2/1 | Storyborn, Ally | evasive
Flounder - Voice of Reason | C1* | 2/2/1 | Storyborn, Ally |
Forbidden Mountain - Maleficent's Castle | L2* | ?/6/1 |  |
Friends on the Other Side | A3* |  | Song |
Gadget Hackwrench - Brilliant Bosun | C6* | ?/6/3 | Floodborn, Ally, Inventor | shift 4
Gadget Hackwrench - Perceptive Mouse | C2* | ?/3/1 | Storyborn, Ally, Inventor |
Gantu - Captain Crankyhead | C5* | ?/3/4 | Dreamborn, Alien, Captain |
Gantu - Experienced Enforcer | C4 | ?/4/1 | Storyborn, Alien, Captain |
Gaston - Arrogant Hunter | C2* | 4/2/0 | Storyborn, Villain | reckless
Gaston - Baritone Bully | C3* | ?/3/1 | Dreamborn, Villain | singer 5
Gaston - Despicable Dealer | C3 | ?/4/1 | Storyborn, Villain |
Gaston - Pure Paragon | C9 | ?/6/2 | Dreamborn, Villain | rush
Gazelle - Pop Star | C3* | ?/3/2 | Storyborn, Ally | singer 5
Genie - Cramped in the Lamp | C2* | ?/2/2 | Storyborn, Ally |
Genie - Excited Shipbuilder | C3* | ?/3/1 | Storyborn, Ally |
Genie - Investigative Mind | C5* | ?/7/2 | Storyborn, Ally, Detective |
Genie - Powers Unleashed | C8 | ?/5/3 | Floodborn, Hero | evasive,shift 6
Genie - The Ever Impressive | C2* | ?/3/1 | Dreamborn, Ally |
Get to Safety! | A1? | | |
Goofy - Daredevil | C5* | 3/4/2 | Dreamborn, Hero | evasive
Goofy - Flying Goof | C6 | ?/5/1 | Storyborn, Hero | rush,evasive
Goofy - Knight for a Day | C9* | 10/10/4 | Dreamborn, Hero, Knight |
Grandmother Willow - Ancient Advisor | C2 | ?/2/1 | Storyborn, Mentor |
Grewnge - Cannon Expert | C2* | ?/2/1 | Storyborn, Ally, Pirate |
Grumpy - Bad-Tempered | C?? | ?/?/? | Storyborn, Ally, Seven Dwarfs |
Grumpy - Soreheaded Miner | C7* | ?/7/2 | Storyborn, Ally, Seven Dwarfs |
Hamm - Piggy Bank | C2* | ?/3/1 | Storyborn, Ally, Toy |
Happy - Joyful Adventurer | C2* | ?/3/1 | Storyborn, Ally, Seven Dwarfs |
Heart of Atlantis | I4 |  |  |
Hercules - Beloved Hero | C6* | ?/5/2 | Storyborn, Hero, Prince | bodyguard,resist 1
Hercules - Clumsy Kid | C3 | ?/3/1 | Storyborn, Hero, Prince | rush
Hercules - Daring Demigod | C5 | ?/3/0 | Storyborn, Hero, Prince | rush,reckless
Hercules - Divine Hero | C6* | ?/3/2 | Floodborn, Hero, Prince, Deity | shift 4,resist 2
Hercules - Hero in Training | C2* | ?/3/1 | Storyborn, Hero, Prince |
Hercules - True Hero | C3* | 3/3/1 | Dreamborn, Hero, Prince | bodyguard
Hercules - Unwavering Demigod | C4* | ?/4/2 | Dreamborn, Hero, Prince | challenger 2
Hiram Flaversham - Intrigued Inventor | C2 | ?/2/3 | Storyborn, Ally, Inventor |
Huey - Reliable Leader | C2 | ?/3/1 | Storyborn, Ally |
Jim Hawkins - Space Traveler | C?? | ?/?/? | ? |
Jumba Jookiba - Critical Scientist | C4* | ?/6/2 | Storyborn, Alien, Inventor |
Jumba Jookiba - Renegade Scientist | C5* | ?/5/2 | Dreamborn, Alien, Inventor |
Just in Time | A3 |  |  |
Kit Cloudkicker - Navigator | C6* | ?/5/3 | Floodborn, Ally | ward,shift 3
Kit Cloudkicker - Spunky Bear Cub | C1* | ?/1/1 | Storyborn, Ally | ward
Kristoff - Reindeer Keeper | C9 | ?/7/3 | Dreamborn, Ally | bodyguard
Lady - Family Dog | C3* | ?/2/2 | Storyborn, Hero |
Lady - Miss Park Avenue | C5 | 4/4/2 | Floodborn, Hero | shift 3
Lantern | I2 |  |  |
LeFou - Bumbler | C2* | ?/2/2 | Storyborn, Ally |
LeFou - Opportunistic Flunky | C3* | ?/3/1 | Dreamborn, Ally |
Let It Go | A5* |  | Song |
Let the Storm Rage On | A3 |  | Song |
Li Shang - General's Son | C1* | ?/2/1 | Storyborn, Hero |
Li Shang - Imperial Captain | C5* | ?/5/2 | Dreamborn, Hero, Captain |
Li Shang - Seasoned Strategist | C3* | ?/4/2 | Storyborn, Hero, Captain |
Li Shang - Solemn Son | C3* | ?/5/1 | Storyborn, Hero, Captain | challenger 2
Li Shang - Valiant Leader | C7* | ?/5/2 | Floodborn, Hero, Captain | shift 4
Lilo - Escape Artist | C2? | ?/?/? | ? |
Lilo - Galactic Hero | C3* | ?/2/2 | Dreamborn, Hero |
Lilo - Making a Wish | C1 | 1/1/2 | Storyborn, Hero |
Lilo - Snow Artist | C1* | 1/2/1 | Storyborn, Hero |
Look at This Family | A7* |  | Song | sing-together 7
Magic Mirror | I2? | | |
Max - Loyal Sheepdog | C3* | ?/3/1 | Storyborn, Ally |
McDuck Manor - Scrooge's Mansion | L4* | ?/9/2 |  |
Megara - Captivating Cynic | C3 | 3/6/2 | Storyborn, Ally |
Mickey Mouse - Friendly Face | C6* | ?/6/3 | Storyborn, Hero |
Mickey Mouse - True Friend | C3* | 3/3/2 | Storyborn, Hero |
Mirabel Madrigal - Hopeful Dreamer | C3* | ?/3/1 | Storyborn, Hero, Madrigal | evasive,singer 5
Miss Bianca - Rescue Aid Society Agent | C2* | ?/2/1 | Storyborn, Hero | singer 4
Moana - Adventurer of Land and Sea | C3* | ?/6/1 | Storyborn, Hero, Princess |
Moana - Determined Explorer | C3 | ?/4/2 | Storyborn, Hero, Princess |
Moana - Undeterred Voyager | C4* | ?/4/1 | Storyborn, Hero, Princess | evasive
Mother Gothel - Withered and Wicked | C2? | ?/?/? | ? |
Mother Knows Best | A3? | | Song |
Mr. Smee - Bumbling Mate | C2* | 3/3/2 | Storyborn, Ally, Pirate |
Mufasa - Among the Stars | C7* | ?/7/2 | Floodborn, Mentor, King | evasive,shift 5,resist 1
Mufasa - Betrayed Leader | C?? | ?/?/? | ? |
Mufasa - Champion of the Pride Lands | C7* | ?/10/3 | Storyborn, Mentor, King |
Mufasa - King of the Pride Lands | C6* | 4/6/3 | Storyborn, Mentor, King |
Mufasa - Respected King | C4* | ?/4/1 | Storyborn, Mentor, King |
Never Land - Mermaid Lagoon | L1* | ?/4/1 |  |
Nottingham - Prince John's Castle | L2* | ?/6/1 |  |
Part of Your World | A3 |  | Song |
Pawpsicle | I1? | | |
Perdita - Playful Mother | C4* | ?/4/2 | Storyborn, Hero |
Pluto - Friendly Pooch | C1 | ?/2/1 | Storyborn, Ally |
Powerline - Taking the Stage | C2* | ?/2/1 | Storyborn | singer 4
Pride Lands - Pride Rock | L2? | ?/?/? | |
Prince Eric - Dashing and Brave | C2* | ?/3/1 | Storyborn, Hero, Prince | challenger 2
Prince Eric - Noble Swordsman | C5* | ?/7/1 | Dreamborn, Hero, Prince |
Prince Eric - Seafaring Prince | C3* | ?/3/1 | Dreamborn, Hero, Prince | bodyguard
Prince John - Fraidy-Cat | C3 | ?/5/1 | Storyborn, Villain, Prince |
Prince Naveen - Bundled Up | C5* | ?/6/1 | Dreamborn, Hero, Prince |
Prince Naveen - Carefree Explorer | C2* | ?/3/1 | Storyborn, Hero, Prince |
Prince Naveen - Penniless Royal | C3* | ?/3/1 | Storyborn, Prince |
Prince Naveen - Ukulele Player | C4 | ?/3/2 | Storyborn, Hero, Prince | singer 6
Prince Naveen - Vigilant First Mate | C5* | ?/6/2 | Floodborn, Hero, Prince | bodyguard,shift 3
Pudge - Controls the Weather | C2* | ?/3/1 | Storyborn, Deity |
Pumbaa - Friendly Warthog | C?? | ?/?/? | ? |
Rajah - Ghostly Tiger | C?? | ?/?/? | ? | vanish
Robin Hood - Sharpshooter | C?? | ?/?/2 | ? |
Scrooge McDuck - Afficionado of Antiquities | C4 | ?/5/2 | Storyborn, Hero |
Scrooge McDuck - Resourceful Miser | C4* | ?/4/1 | Storyborn, Hero |
Scrooge McDuck - Uncle Moneybags | C2* | ?/3/1 | Dreamborn, Hero |
Scrooge's Top Hat | I2 |  |  |
Sebastian - Court Composer | C2* | ?/2/1 | Storyborn, Ally | singer 4
Second Star to the Right | A10 |  | Song | sing-together 10
Shanti - Village Girl | C3* | ?/5/2 | Storyborn, Ally | singer 5
Signed Contract | I2* |  |  |
Simba - Happy-Go-Lucky | C2* | ?/4/1 | Storyborn, Hero, Prince |
Simba - Protective Cub | C2* | 2/3/1 | Storyborn, Hero, Prince | bodyguard
Simba - Scrappy Cub | C2 | ?/1/3 | Storyborn, Hero, Prince |
Sleepy - Sluggish Knight | C2* | ?/4/1 | Dreamborn, Ally, Knight, Seven Dwarfs | bodyguard
Snow White - Unexpected Houseguest | C2 | ?/2/1 | Storyborn, Hero, Princess |
Steal from the Rich | A5? | | |
Stitch - Abomination | C6* | 4/6/3 | Storyborn, Hero, Alien |
Stitch - Alien Dancer | C2* | ?/3/1 | Storyborn, Hero, Alien |
Stitch - Carefree Surfer | C7* | 4/8/2 | Dreamborn, Hero, Alien |
Stitch - Little Rocket | C2 | ?/1/1 | Dreamborn, Hero, Alien | rush
Stitch - New Dog | C1* | 2/2/1 | Storyborn, Hero, Alien |
Stitch - Rock Star | C6* | 3/5/3 | Floodborn, Hero, Alien | shift 4
Sudden Chill | A2* |  | Song |
The Mob Song | A10? | | Song | sing-together 10
The Queen - Conceited Ruler | C?? | ?/?/? | ? | support
The Return of Hercules | A5? | | |
The Troubadour - Musical Narrator | C2* | ?/3/1 | Storyborn, Ally | singer 4,resist 1
Tiana - Celebrating Princess | C4? | ?/?/? | ? | resist 2
Tinker Bell - Fancy Footwork | C1* | ?/1/1 | Storyborn, Ally, Fairy |
Tinker Bell - Fast Flier | C3* | ?/3/2 | Storyborn, Ally, Fairy | evasive
Tinker Bell - Insistent Fairy | C2* | 1/1/1 | Storyborn, Ally, Fairy | evasive
Tinker Bell - Tiny Tactician | C3* | ?/4/1 | Dreamborn, Ally, Fairy |
Triton - Young Prince | C4* | 3/4/1 | Dreamborn, Prince |
Ursula - Eric's Bride | C4 | ?/4/2 | Floodborn, Villain, Princess, Sorcerer |
Ursula - Mad Sea Witch | C2* | ?/3/1 | Dreamborn, Villain, Sorcerer | challenger 2
Ursula - Sea Witch | C3 | 3/3/1 | Dreamborn, Villain, Sorcerer |
Ursula - Vanessa | C2* | ?/4/1 | Storyborn, Villain, Sorcerer | singer 4
Ursula's Shell Necklace | I3 |  |  |
We Know the Way | A3? | | Song |
Woody - Waiting for a Friend | C1* | ?/2/1 | Storyborn, Hero, Toy |
World's Greatest Criminal Mind | A3* | | Song |
Yokai - Intellectual Schemer | C2* | ?/2/1 | Storyborn, Villain, Inventor |
Yokai - Professor Callaghan | C1* | ?/2/1 | Storyborn, Villain, Inventor |
You're Welcome | A4* | | Song |
Zero to Hero | A2? | | Song |
Zootopia - Tundratown | L1* | ?/5/1 |  |
""")
