import { CARDS } from '../data/cards.ts'
import { root } from '../game.ts'
import type { RootMatch } from './position.ts'

/** Where the view holds cards, by the names of its fields; two copies of a card are as good as each other. */
const OF_CARDS = new Set([
  ...['discard', 'available', 'effects', 'hand', 'dominance', 'lostSouls', 'revealed', 'crafting', 'cards'],
  ...['recruit', 'move', 'battle', 'build', 'delve', 'recover'],
])

/** What is no fact of the table: who looks, what some have seen, what is remembered within a turn, cards left in the box. */
const LEFT_OUT = new Set(['spareLandmarks', 'viewer', 'seen', 'turn', 'not', 'ruinItems'])

type Plain = { readonly [name: string]: unknown }

function facts(value: unknown, name: string): unknown {
  if (typeof value === 'number' && OF_CARDS.has(name) && value >= 0)
    return CARDS[value].key.replace(/\.\d+$/, '')
  if (Array.isArray(value)) {
    const list = value.map(one => facts(one, name))
    // In which order they lie nobody cares.
    return name === 'items' ||
      name === 'homelands' ||
      name === 'quests' ||
      name === 'completed' ||
      OF_CARDS.has(name)
      ? list.map(one => JSON.stringify(one)).sort()
      : list
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value as Plain).flatMap(([key, one]) =>
      LEFT_OUT.has(key) ? [] : [[key, facts(one, key)]],
    ),
  )
}

/** All that everybody may know of a table. */
export const publicFacts = (match: RootMatch): unknown => facts(root.view(match.state, null), '')
