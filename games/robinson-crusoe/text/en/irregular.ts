import { capital, count } from '@tablee/common/words/en.ts'
import type { Cast, Text } from '@tablee/kernel'
import type { BeastId } from '../../data/beasts.ts'
import type { CharacterId } from '../../data/types.ts'
import type { PieceKind, Place } from '../../state.ts'
import { Does, Name, Who } from './people.ts'
import { card, item, PIECE, place } from './words.ts'

type Lying = { kind: PieceKind; at: Place; source: number }

/** The irregular cards, in English. */
export const irregular = {
  beast: (v: { beast: BeastId }) => card(v.beast),

  // Events
  argument: () => 'An argument: nobody helps another in this round’s actions.',
  'items.away': () => 'All items are out of reach until the actions are done.',
  'beast.aside': () => 'A beast waits beside the event deck.',
  brainstorm: () => 'Brainstorm: which invention of the deck comes onto the board?',
  howling: () => 'Howling from the Woods: which of the strongest beasts goes on top of the hunting deck?',

  // Adventures
  fastWork: () => 'Fast Work: what is built at once?',
  'fastWork.no': () => 'Nothing: discard the card',
  inspect: () => 'Tools Inspection: which item is marked, to break later?',
  'item.marked': (v: { item: string }) => `${item(v.item)} is marked.`,

  // Treasures
  amulet: () => 'Amulet: which morale arrow is covered?',
  arrow: (v: { who: CharacterId; heart: number }, cast: Cast) =>
    `${Name(cast, v.who)}: the arrow after ${count(v.heart, 'wound')}`,
  'arrow.covered': (v: { who: CharacterId; heart: number }, cast: Cast) =>
    `${Who(cast, v.who)}: the arrow after ${count(v.heart, 'wound')} lowers morale no more.`,
  backpack: () => 'You have explored: look into the Backpack?',
  'backpack.no': () => 'No, not this time',
  'backpack.use': () => 'Draw 2 discovery tokens, keep 1',
  'bowl.found': (v: { who: CharacterId }, cast: Cast) =>
    `${Does(cast, v.who, 'rolls', 'roll')} successes again, from the next round on.`,
  'bowl.lost': () => 'The Ceremonial Bowl loses its hold.',
  look: () => 'Herbal Mixture: what do you look at?',
  'look.event': () => 'The top card of the event deck',
  'look.beast': () => 'The beast beside it',
  'beast.seen': (v: { beast: BeastId }) => `The beast that waits is ${card(v.beast)}.`,
  protect: () => 'Protective Amulet: what is removed from the island?',
  piece: (v: Lying) => `${capital(PIECE[v.kind])} on ${place(v.at)}`,
  'piece.removed': (v: Lying) => `${capital(PIECE[v.kind])} on ${place(v.at)} is removed.`,
  'treasure.lost': (v: { card: string }) => `${card(v.card)} is lost.`,

  // Creatures and traps
  confused: (v: { who: CharacterId }, cast: Cast) =>
    `${Does(cast, v.who, 'is', 'are')} confused for the whole next round.`,
  disease: (v: { left: number }) =>
    `Strange Disease: who takes a marker, worth a wound tonight? ${v.left} left.`,
} satisfies Text
