import { ADVENTURE_IDS } from './data/adventures.ts'
import { BEAST_IDS } from './data/beasts.ts'
import { NODES } from './data/board.ts'
import { CHARACTERS } from './data/characters.ts'
import { EQUIPMENT_IDS } from './data/equipment.ts'
import { EVENT_IDS } from './data/events.ts'
import { INVENTION_IDS } from './data/inventions.ts'
import { MYSTERY_IDS } from './data/mysteries.ts'
import { RESOURCES } from './data/types.ts'
import { adventureCard, eventCard, isWreckage } from './rules/cards/resolve-card.ts'
import { isSheltered } from './rules/island.ts'
import type { Gain, Robinson } from './state.ts'

/** How many discovery tokens there are. */
const DISCOVERY_TOKENS = 22

/** What is wrong with a state, for its developer. §9.2 */
export function invariants(state: Robinson): string[] {
  return [...cards(state), ...numbers(state), ...island(state)]
}

/** Every card is in exactly one place. */
function cards(state: Robinson): string[] {
  const { decks, gone, open } = state
  const gained = (kind: Gain['kind']): string[] =>
    state.gains.flatMap(one => (one.kind === kind ? [one.id] : []))
  const out = (family: string): string[] =>
    gone.filter(card => card.startsWith(`${family}:`)).map(card => card.slice(family.length + 1))
  const threats = [state.threats.left, state.threats.right].filter(card => card !== '' && !isWreckage(card))
  const family = (ids: readonly string[], ...lists: readonly (readonly string[])[]): string[] =>
    lists.flat().filter(card => ids.includes(card))
  const count = (all: readonly string[], id: string): number => all.filter(card => card === id).length
  const wrong: string[] = []
  const check = (ids: readonly string[], all: readonly string[], copies: (id: string) => number) => {
    for (const id of ids)
      if (count(all, id) !== copies(id)) wrong.push(`there are ${count(all, id)} cards ${id}`)
  }
  check(
    EVENT_IDS,
    family(EVENT_IDS, decks.event, state.unusedEvents, threats, open, out('event')),
    id => eventCard(id as (typeof EVENT_IDS)[number]).copies ?? 1,
  )
  check(
    ADVENTURE_IDS,
    family(
      ADVENTURE_IDS,
      decks.build,
      decks.gather,
      decks.explore,
      inEventDeck(state),
      open,
      state.kept,
      gained('card'),
      out('adventure'),
    ),
    id => adventureCard(id as (typeof ADVENTURE_IDS)[number]).copies ?? 1,
  )
  check(
    MYSTERY_IDS,
    family(
      MYSTERY_IDS,
      decks.mystery,
      state.mysteryDiscard,
      inEventDeck(state),
      open,
      state.kept,
      state.drawing?.aside ?? [],
      state.treasures.map(({ id }) => id),
      gained('treasure'),
    ),
    () => 1,
  )
  check(
    BEAST_IDS,
    [...decks.beast, ...decks.hunting, state.asideBeast, ...family(BEAST_IDS, open), ...out('beast')],
    () => 1,
  )
  check(
    EQUIPMENT_IDS,
    [...decks.equipment, ...state.equipment.map(({ id }) => id), ...gained('equipment'), ...out('equipment')],
    () => 1,
  )
  check(
    INVENTION_IDS,
    [
      ...decks.invention,
      ...state.inventionDiscard,
      ...state.inventions,
      ...state.personal,
      ...state.items,
      ...gained('invention'),
    ],
    () => 1,
  )
  const tokens = [...decks.discovery, ...state.discoveries, ...state.discoveriesGone, ...gained('discovery')]
  if (tokens.length !== DISCOVERY_TOKENS) wrong.push(`there are ${tokens.length} discovery tokens`)
  return wrong
}

const inEventDeck = ({ decks }: Robinson): string[] => decks.event.filter(card => !(card in EVENT_TABLE))
const EVENT_TABLE = Object.fromEntries(EVENT_IDS.map(id => [id, true]))

/** Resources, levels, wounds and morale stay within their bounds. */
function numbers(state: Robinson): string[] {
  const wrong: string[] = []
  const stores = [state.available, ...state.plan.actions.map(({ staked }) => staked)]
  for (const store of stores)
    for (const what of RESOURCES) if (!(store[what] >= 0)) wrong.push(`there is ${store[what]} ${what}`)
  for (const { kind, id, n, from, by } of state.gains) {
    if (!(n > 0) || (kind !== 'resource' && n !== 1)) wrong.push(`${n} ${id} were gained`)
    if (from === 'roundStart' && by === '') wrong.push(`${id} is nobody's, outside the camp`)
    if (from === 'afterAction' && !state.act) wrong.push(`${id} comes of no action`)
  }
  if (!(Math.abs(state.morale) <= 3)) wrong.push(`morale is ${state.morale}`)
  for (const level of ['roof', 'palisade', 'weapons'] as const)
    if (!(state[level] >= 0)) wrong.push(`${level} is ${state[level]}`)
  if (!isSheltered(state) && state.roof + state.palisade > 0) wrong.push('there is a roof without a shelter')
  for (const { id, wounds, det } of state.characters) {
    if (!(wounds >= 0 && wounds <= CHARACTERS[id].hearts)) wrong.push(`${id} has ${wounds} wounds`)
    if (!(det >= 0)) wrong.push(`${id} owes determination`)
  }
  if (!(state.firstPlayer >= 0 && state.firstPlayer < state.players)) wrong.push('there is no first player')
  return wrong
}

/** Each tile lies once, and no two pieces of a kind in one place. */
function island(state: Robinson): string[] {
  const wrong: string[] = []
  const tiles = NODES.map(node => state.island[node].tile).filter(tile => tile !== 0)
  for (const tile of tiles)
    if (tiles.filter(one => one === tile).length + state.decks.tiles.filter(one => one === tile).length !== 1)
      wrong.push(`tile ${tile} lies twice`)
  const places = state.pieces
    .filter(({ kind }) => kind !== 'extraFood' && kind !== 'numbered')
    .map(({ kind, at, source }) => `${kind} ${at} ${source}`)
  for (const [i, place] of places.entries())
    if (places.indexOf(place) !== i) wrong.push(`two pieces in one place: ${place}`)
  const special = state.characters.flatMap(({ specialWounds }) => specialWounds.map(({ card }) => card))
  if (new Set(special).size !== special.length) wrong.push('a special wound is there twice')
  return wrong
}
