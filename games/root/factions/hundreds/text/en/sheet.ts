import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Lord of the Hundreds plays. */
export const sheet: FactionSheet = {
  goal: 'A horde behind its warlord: it empties clearings of everybody else, and keeps them that way.',
  turn: [
    'Mobs raze the buildings and tokens of others, then one spreads. Warriors come to the warlord, as many as his Prowess, and one to each stronghold. A fallen warlord is replaced. His mood changes.',
    'They craft with strongholds, take as many actions as their Command (move, battle, build for a card), then advance the warlord as many times as his Prowess.',
    'For a card each they incite mobs. They score for clearings they rule without an enemy piece, then draw a card.',
  ],
  against:
    'One piece of yours in a clearing, and it is not oppressed: leave a warrior or a token in as many as you can. Kill the warlord, and they neither advance nor gather around him until they anoint another. Do not leave items to be looted.',
}
