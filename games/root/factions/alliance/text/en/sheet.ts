import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Woodland Alliance plays. */
export const sheet: FactionSheet = {
  goal: 'It starts from nothing and lives on the anger that others stir up: sympathy first, revolts when the time is ripe.',
  turn: [
    'It may revolt for two supporters of a sympathetic clearing’s suit, then spread sympathy, each token next to another.',
    'It crafts with sympathy, mobilizes cards as supporters, and with a base trains officers, in any order.',
    'Each officer carries out one operation: move, battle, recruit or organize. Then it draws a card, and one more for each base.',
  ],
  against:
    'Leave three warriors where it matters: martial law makes sympathy dearer. Remove tokens early, while outrage costs you one card, and before it has two supporters of their suit. A lost base costs it half of its officers.',
}
