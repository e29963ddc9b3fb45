import type { Text } from '@tablee/kernel'
import type { Node } from '../../../../data/board.ts'
import { node, resource } from '../../../../text/en/words.ts'

/** Cannibal Island, in English. */
export const cannibalIsland = {
  cannibals: () => 'The cannibals attack the camp!',
  raid: () => 'The villagers carry something off. What?',
  'raid.take': (v: { what: 'wood' | 'food' }) => resource(v.what, 1),
  'village.burnt': (v: { node: Node }) => `The village on ${node(v.node)} burns.`,
  'city.burnt': (v: { node: Node }) => `The City on ${node(v.node)} is destroyed. Survive the night!`,
  canoe: () => 'The Canoe takes you to either of two shores. Which?',
  'goal.cannibalIsland': (v: { burnt: number; strength: number }) =>
    `Destroy the City: strength ${v.strength}, villages burnt ${v.burnt}.`,
  'end.cannibalIsland': () => 'The City of the cannibals is no more. You are safe!',
} satisfies Text

/** The actions that only it has, by what they are about. */
export const deeds: { readonly [what: string]: (at: Node) => string } = {
  village: at => `attack the village on ${node(at)}`,
  city: () => 'attack the City of the cannibals',
}
