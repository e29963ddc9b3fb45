import type { Text } from '@tablee/kernel'
import type { CardId } from '../../../data/cards.ts'
import type { Spot } from '../../../rules/query.ts'
import { names } from '../../../text/en/names.ts'
import { capital, place } from '../../../text/en/words.ts'

/** What is said in “The Curse of Mu”. */
export const s12 = {
  sanctuary: () => 'You are at the sanctuary. Do you give two Ruins cards back to lift the curse?',
  'sanctuary.lift': () => 'Lift the curse',
  'sanctuary.later': () => 'Keep the cards',
  'sanctuary.which': (v: { left: number }) => `Which Ruins card do you give back? ${v.left} left.`,
  'sanctuary.card': (v: { card: CardId }) => `“${names.card[v.card]}”`,
  'sanctuary.given': (v: { card: CardId }) => `You give “${names.card[v.card]}” back.`,
  'curse.lifted': () => 'The curse is lifted.',
  'curse.wakes': (v: { place: Spot }) => `The curse wakes at ${place(v.place)}.`,
  'curse.sinks': (v: { place: Spot }) => `${capital(place(v.place))} sinks into the sea.`,
  'curse.moves': (v: { place: Spot }) => `The curse comes to ${place(v.place)}.`,
  guardian: () => 'The guardian of the tile before it lives: nobody gets past.',
} satisfies Text
