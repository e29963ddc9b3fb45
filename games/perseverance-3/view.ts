import { dealAgain } from '@tablee/common/piles.ts'
import { byKey } from '@tablee/common/records.ts'
import { type Chance, clone, type Seat } from '@tablee/kernel'
import { type ActionDeckView, redealDeck, viewDeck } from '@tablee/perseverance/dissenters/unseen.ts'
import { reconstructed } from './data/all.ts'
import type { GameData } from './data/shape.ts'
import { ACTION_CARD_IDS, type ActionCardId, RESHUFFLE_CARD } from './data/solo/actions.ts'
import {
  type AdventureId,
  AREAS,
  type Area,
  NUMBERED,
  OBJECTIVES,
  type ObjectiveId,
  RANCH_TYPES,
  type RanchTileId,
  type RanchType,
  type TileId,
} from './data/types.ts'
import { forecast, GROUNDS, type Standing } from './rules/assembly/forecast.ts'
import type { Ground } from './rules/assembly/presence.ts'
import { oneOfEach } from './rules/setup/objectives.ts'
import { dissentersForecast } from './rules/solo/score.ts'
import type { Solo } from './rules/solo/state.ts'
import type { Offer, Perseverance3, Player } from './state.ts'

/** What lies open of an offer, and how many more there are. */
export interface OfferView<Card> {
  readonly open: readonly Card[]
  readonly deck: number
}

/** A stack of tiles: how many there are, and how many of them above the reminder; null once it is gone (wild-assembly.5). */
export interface StackView {
  readonly tiles: number
  readonly above: number | null
}

/** What is known of the Dissenters: all but the order of their deck (solo.vis.1 to solo.vis.3). */
export interface SoloView extends Omit<Solo, 'cards'> {
  readonly cards: ActionDeckView<ActionCardId>
  /** The followers that an assembly of each zone and area would bring them now. */
  readonly forecast: { readonly [G in Ground]: number }
}

type Hidden = 'data' | 'adventures' | 'ranch' | 'stacks' | 'aside' | 'solo'

/** What a seat, or a spectator, may know. */
export interface Perseverance3View extends Omit<Perseverance3, Hidden> {
  readonly seat: Seat | null
  /** What is printed on components, where a pack has replaced some of it. */
  readonly data: GameData | null
  readonly adventures: {
    readonly [A in Area]: OfferView<AdventureId> & { readonly unlocked: boolean }
  }
  readonly ranch: { readonly [T in RanchType]: OfferView<RanchTileId> }
  readonly stacks: { readonly [A in Area]: StackView }
  /** What an assembly of each zone and area would bring now, owner by owner. */
  readonly forecast: { readonly [G in Ground]: readonly Standing[] }
  readonly solo: SoloView | null
}

/** The state without what a seat, or a spectator (null), may not know. */
export function view(state: Perseverance3, seat: Seat | null): Perseverance3View {
  const { adventures, ranch, stacks, aside: _aside, solo, data, ...open } = state
  return {
    ...clone(open),
    seat,
    data: data === reconstructed.usual ? null : data,
    players: state.players.map((player, owner) => playerView(player, owner === seat)),
    locations: locationsView(state),
    extra: state.phase === 'over' ? state.extra : null, // setup-two.9
    adventures: byKey(AREAS, area => ({
      ...offerView(adventures[area]),
      unlocked: adventures[area].unlocked,
    })),
    ranch: byKey(RANCH_TYPES, type => offerView(ranch[type])),
    stacks: byKey(AREAS, area => stackView(stacks[area])),
    forecast: byKey(GROUNDS, ground => forecast(state, ground)),
    solo: solo && soloView(state, solo),
  }
}

function soloView(state: Perseverance3, { cards, ...open }: Solo): SoloView {
  return {
    ...clone(open),
    cards: viewDeck(cards, ACTION_CARD_IDS),
    forecast: byKey(GROUNDS, ground => dissentersForecast(state, ground)),
  }
}

/** setup.33: an objective is its owner's until it is revealed. */
const playerView = (player: Player, own: boolean): Player => ({
  ...clone(player),
  objective: own || player.revealed ? player.objective : null,
})

/** setup-two.5: what lies face down is known to nobody. */
function locationsView({ locations }: Perseverance3): Perseverance3['locations'] {
  const shown = clone(locations)
  for (const id of NUMBERED) if (!shown[id].explored) shown[id].tile = null
  return shown
}

const offerView = <Card>({ open, deck }: Offer<Card>): OfferView<Card> => ({
  open: [...open],
  deck: deck.length,
})

function stackView(stack: readonly (TileId | 'reminder')[]): StackView {
  const reminder = stack.indexOf('reminder')
  if (reminder < 0) return { tiles: stack.length, above: null }
  return { tiles: stack.length - 1, above: stack.length - 1 - reminder }
}

/** Deals again, in place, what a seat cannot know: decks, stacks, tiles that lie face down, objectives (visibility.1). */
export function redeal(state: Perseverance3, seat: Seat | null, chance: Chance): void {
  const { adventures, ranch } = state
  for (const area of AREAS) {
    chance.shuffle(adventures[area].deck)
    redealTiles(state, area, chance)
  }
  for (const type of RANCH_TYPES) chance.shuffle(ranch[type].deck)
  redealObjectives(state, seat, chance)
  if (state.solo !== null) redealDeck(state.solo.cards, RESHUFFLE_CARD, chance)
}

/** The tiles of a stack, and those that lie face down on the map; the reminder keeps its place. */
function redealTiles({ stacks, locations, data }: Perseverance3, area: Area, chance: Chance): void {
  const down = NUMBERED.filter(
    id => data.locations[id].area === area && locations[id].tile !== null && !locations[id].explored,
  )
  const lying = down.map(id => locations[id].tile as TileId)
  dealAgain<TileId | 'reminder'>([stacks[area], lying], chance, tile => tile === 'reminder')
  for (const [place, id] of down.entries()) locations[id].tile = lying[place]
}

/** setup-two.10: cards that are dealt are of different officers; in a first game those of the players are known. */
function redealObjectives(state: Perseverance3, seat: Seat | null, chance: Chance): void {
  const { players, firstGame, data, extra, solo } = state
  // Alone all that count lie face up, and so does the third with two seats once it has been scored.
  if (solo !== null || state.phase === 'over') return
  const hidden = players.filter(
    ({ revealed, objective }, owner) => objective !== null && owner !== seat && !revealed && !firstGame,
  )
  const known = players.flatMap(player =>
    player.objective === null || hidden.includes(player) ? [] : [player.objective],
  )
  const officers = known.map(id => data.objectives[id].officer)
  const left = OBJECTIVES.filter(id => !officers.includes(data.objectives[id].officer))
  const drawn: ObjectiveId[] = oneOfEach(data, chance, left)
  for (const player of hidden) player.objective = drawn.pop() ?? null
  if (extra !== null) state.extra = drawn.pop() ?? null
  const { aside } = state
  aside.length = 0
  for (const id of OBJECTIVES)
    if (id !== state.extra && !players.some(({ objective }) => objective === id)) aside.push(id)
}
