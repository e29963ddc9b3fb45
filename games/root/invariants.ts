import { CARDS, DECKS } from './data/cards.ts'
import { ITEM_SUPPLY, ITEMS, type Item, RUIN_ITEMS } from './data/items.ts'
import { CLEARINGS } from './data/map.ts'
import { partyAt } from './rules/faction.ts'
import { heldByLandmarks, hiddenOnLandmarks } from './rules/landmark.ts'
import { hasDominances, NOBODY } from './rules/party.ts'
import { freeSlots, onMap } from './rules/pieces.ts'
import type { Party, RootState } from './state.ts'

/** What must hold after every pick: pieces, cards, slots, scores. */
export function invariants(state: RootState): string[] {
  return [
    ...cards(state),
    ...slots(state),
    ...items(state),
    ...state.players.flatMap((_, party) => pieces(state, party)),
  ]
}

/** No item comes or goes; those marked R come in whole sets, once they lie under the ruins. */
function items(state: RootState): string[] {
  const counts = itemCounts(state)
  const found = (item: Item): number => counts[item] - ITEM_SUPPLY[item]
  const sets = found(RUIN_ITEMS[0])
  return ITEMS.filter(item => found(item) !== (RUIN_ITEMS.includes(item) ? sets : 0)).map(
    item => `the number of ${item} has changed`,
  )
}

/** How many of each item are anywhere, but for those that somebody brought along. */
export function itemCounts(state: RootState): { [item in Item]: number } {
  const { players, ruins, scorched, supply } = state
  const there: Item[] = ruins.flatMap(under => under ?? [])
  const brought: Item[] = []
  for (const [party, player] of players.entries()) {
    const box = partyAt(state, party)
    there.push(...player.items.map(({ item }) => item), ...(box.items?.(player) ?? []))
    brought.push(...(box.broughtItems?.(player) ?? []))
  }
  there.push(...scorched.map((): Item => 'torch'), ...(state.covered ?? []).map(({ item }) => item))
  const counts = { ...supply }
  for (const item of ITEMS) counts[item] += heldByLandmarks(state, item)
  for (const item of there) counts[item]++
  for (const item of brought) counts[item]--
  return counts
}

function cards(state: RootState): string[] {
  const { deck, discard, available, players, crafting, deckName } = state
  const all = [...deck, ...discard, ...available, ...(crafting >= 0 ? [crafting] : [])]
  all.push(...hiddenOnLandmarks(state).map(({ card }) => card))
  for (const [party, player] of players.entries()) {
    all.push(...player.hand, ...player.effects)
    if (player.dominance !== null) all.push(player.dominance)
    all.push(...(partyAt(state, party).cards?.(player) ?? []))
  }
  const wanted = DECKS[deckName].filter(card => hasDominances(state) || CARDS[card].kind !== 'dominance')
  const missing = wanted.filter(card => !all.includes(card))
  const problems = missing.map(card => `the card ${CARDS[card].key} is nowhere`)
  if (all.length !== wanted.length) problems.push(`${all.length} cards instead of ${wanted.length}`)
  return problems
}

function slots(state: RootState): string[] {
  const problems = CLEARINGS.filter(clearing => freeSlots(state, clearing) < 0).map(
    clearing => `clearing ${clearing} has more buildings than slots`,
  )
  const { clearing, party, kind } = state.extraSlot ?? { clearing: 0, party: NOBODY, kind: '' }
  if (party !== NOBODY && !state.players[party].buildings[kind]?.[clearing])
    problems.push(`the extra slot of clearing ${clearing} holds a ${kind} that is not there`)
  return problems
}

function pieces(state: RootState, party: Party): string[] {
  const { warriors, buildings, built, tokens, faction, score, coffins, leaving, chief } = state.players[party]
  const box = partyAt(state, party)
  const problems: string[] = []
  const counts = [warriors, ...Object.values(buildings), ...Object.values(tokens)]
  for (const clearing of CLEARINGS) {
    const there = Object.values(buildings).reduce((sum, list) => sum + list[clearing], 0)
    if (built[clearing] !== there)
      problems.push(`${faction} counts ${built[clearing]} buildings in ${clearing}, not ${there}`)
  }
  if (counts.some(list => list.some(n => n < 0 || !Number.isInteger(n))))
    problems.push(`${faction} has a negative count`)
  let elsewhere = box.warriorsElsewhere?.(state.players[party]) ?? 0
  for (const [other, player] of state.players.entries())
    elsewhere += partyAt(state, other).boards?.(player, party) ?? 0
  const led = chief ? 1 : 0 // counted along, and no warrior of the box
  const total = warriors[0] + onMap(warriors) + coffins + leaving + elsewhere - led
  if (total !== box.warriors) problems.push(`${faction} has ${total} warriors instead of ${box.warriors}`)
  for (const [kind, n] of Object.entries({ ...box.buildings, ...box.tokens })) {
    const list = buildings[kind] ?? tokens[kind]
    const there = list[0] + onMap(list) + (box.piecesElsewhere?.(state.players[party], kind) ?? 0)
    if (there > n || (there < n && !box.neverReturn?.includes(kind)))
      problems.push(`${there} ${kind} instead of ${n}`)
  }
  if (score !== null && score < 0) problems.push(`${faction} has ${score} points`)
  return [...problems, ...(box.invariants?.(state, party) ?? [])]
}
