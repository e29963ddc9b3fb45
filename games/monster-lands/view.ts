import { dealAgain } from '@tablee/common/piles.ts'
import { type Chance, clone, type Seat } from '@tablee/kernel'
import { type GameData, reconstructed } from './data/all.ts'
import type { TrapId } from './data/traps.ts'
import { isManned } from './rules/adventure/expedition.ts'
import { type Standing, standing } from './rules/adventure/standing.ts'
import { attackOn } from './rules/adventure/totals.ts'
import type { Battle, Clan, Expedition, Market, MonsterLands, Token, Zone } from './state.ts'
import { MADHALA } from './state.ts'

/** A token as somebody sees it: a trap that lies face down is known to its owner alone. */
export interface TokenView {
  readonly id: TrapId | 'defense' | null
  readonly up: boolean
  readonly dice: Token['dice']
}

export interface ExpeditionView extends Omit<Expedition, 'tokens'> {
  readonly tokens: readonly TokenView[]
}

export interface ZoneView extends Omit<Zone, 'paths'> {
  readonly paths: readonly (ExpeditionView | null)[]
}

/** A clan as somebody sees it: which traps it has is known, as all were bought openly; which lie where is not. */
export interface ClanView extends Omit<Clan, 'traps'> {
  /** Those on the board, for their owner. */
  readonly traps: readonly TrapId[] | null
  readonly trapCount: number
  /** All that lie face down, on the board and outside. */
  readonly hidden: readonly TrapId[]
}

/** What lies open of a market. */
export interface MarketView<Card> {
  readonly display: readonly (Card | null)[]
  readonly deck: number
  readonly discard: readonly Card[]
}

/** What is being resolved, and where the attack of a mercenary stands; null where none is under way. */
export interface BattleView extends Battle {
  readonly standing: Standing | null
}

type Hidden =
  | 'battle'
  | 'clans'
  | 'zones'
  | 'lair'
  | 'tavern'
  | 'bazaar'
  | 'loot'
  | 'monsters'
  | 'regions'
  | 'tiles'
type Piles = 'missions' | 'panic' | 'madhala' | 'data'

/** What a seat, or a spectator, may know. */
export interface MonsterView extends Omit<MonsterLands, Hidden | Piles> {
  readonly seat: Seat | null
  /** What is printed on components, where a pack has replaced some of it. */
  readonly data: GameData | null
  readonly clans: readonly ClanView[]
  readonly zones: readonly ZoneView[]
  readonly battle: BattleView | null
  readonly lair: MarketView<TrapId>
  readonly tavern: MarketView<MonsterLands['tavern']['deck'][number]> & { readonly novices: number }
  readonly bazaar: MarketView<MonsterLands['bazaar']['deck'][number]>
  readonly loot: MarketView<MonsterLands['loot']['deck'][number]>
  readonly monsters: {
    readonly deck: number
    readonly discard: MonsterLands['monsters']['discard']
    readonly escaped: MonsterLands['monsters']['escaped']
  }
  readonly regions: { readonly deck: number; readonly discard: MonsterLands['regions']['discard'] }
  readonly tiles: { readonly deck: number; readonly discard: readonly number[] }
  readonly missions: { readonly bag: number; readonly discard: readonly number[] }
  readonly panic: number
  readonly madhala: {
    readonly tokens: number
    readonly pile: number
    readonly used: readonly TrapId[]
  } | null
}

/** What is printed on the components of a table: what its pack says, or what is usual. */
export const dataOf = ({ data }: Pick<MonsterView, 'data'>): GameData => data ?? reconstructed.usual

/** The state without what a seat, or a spectator (null), may not know. */
export function view(state: MonsterLands, seat: Seat | null): MonsterView {
  const { clans, zones, lair, tavern, bazaar, loot, monsters, regions, tiles, missions, panic, madhala } =
    state
  return {
    ...structured(state),
    seat,
    data: state.data === reconstructed.usual ? null : state.data,
    clans: clans.map((clan, owner) => clanView(state, clan, owner, seat)),
    zones: zones.map(zone => zoneView(zone, seat)),
    battle: battleView(state),
    lair: marketView(lair),
    tavern: { ...marketView(tavern), novices: tavern.novices },
    bazaar: marketView(bazaar),
    loot: marketView(loot),
    monsters: { deck: monsters.deck.length, discard: [...monsters.discard], escaped: monsters.escaped },
    regions: { deck: regions.deck.length, discard: [...regions.discard] },
    tiles: { deck: tiles.deck.length, discard: [...tiles.discard] },
    missions: { bag: missions.bag.length, discard: [...missions.discard] },
    panic: panic.length,
    madhala: madhala && { tokens: madhala.tokens, pile: madhala.pile.length, used: [...madhala.used] },
  }
}

type Open = Omit<MonsterLands, Hidden | Piles>

/** Copies of what all may know. */
function structured(state: MonsterLands): Open {
  const { difficulty, ambushes, favor, moreMonsters, scenario, turn, phase, firstPlayer } = state
  return {
    difficulty,
    ambushes,
    favor,
    moreMonsters,
    scenario,
    turn,
    phase,
    firstPlayer,
    citadel: clone(state.citadel),
    gone: clone(state.gone),
    supply: { ...state.supply },
  }
}

function battleView(state: MonsterLands): BattleView | null {
  const { battle, zones } = state
  if (battle === null) return null
  const zone = zones.find(({ id }) => id === battle.zone)
  const expedition = zone?.paths[battle.path] ?? null
  const fights = (battle.stage === 'attacked' || battle.stage === 'attacking') && isManned(expedition)
  const attack = fights && zone?.monster ? attackOn(state, expedition, zone.monster) : null
  return { ...clone(battle), standing: attack && standing(attack, battle.carry) }
}

function clanView(state: MonsterLands, clan: Clan, owner: Seat, seat: Seat | null): ClanView {
  const { traps, ...open } = clan
  return {
    ...clone(open),
    traps: owner === seat ? [...traps].sort() : null,
    trapCount: traps.length,
    hidden: [...traps, ...tokensDown(state, owner).map(({ id }) => id as TrapId)].sort(),
  }
}

const zoneView = (zone: Zone, seat: Seat | null): ZoneView => ({
  ...zone,
  paths: zone.paths.map(one => one && expeditionView(one, one.owner === seat)),
})

function expeditionView(expedition: Expedition, own: boolean): ExpeditionView {
  const { tokens, ...open } = expedition
  return {
    ...clone(open),
    tokens: tokens.map(({ id, up, dice }) => ({ id: up || own ? id : null, up, dice: clone(dice) })),
  }
}

const marketView = <Card>({ display, deck, discard }: Market<Card>): MarketView<Card> => ({
  display: [...display],
  deck: deck.length,
  discard: [...discard],
})

/** The traps of a clan that lie face down outside. */
function tokensDown({ zones }: MonsterLands, owner: Seat | typeof MADHALA): Token[] {
  const down: Token[] = []
  for (const { paths } of zones)
    for (const one of paths)
      if (one !== null && one.owner === owner) for (const token of one.tokens) if (!token.up) down.push(token)
  return down
}

/** Deals again, in place, what a seat cannot know: decks and bags, and which trap of a rival lies where. */
export function redeal(state: MonsterLands, seat: Seat | null, chance: Chance): void {
  const { lair, tavern, bazaar, loot, monsters, regions, tiles, missions, panic, madhala, clans } = state
  for (const pile of [lair.deck, tavern.deck, bazaar.deck, loot.deck, monsters.deck, regions.deck])
    chance.shuffle(pile as unknown[])
  for (const pile of [tiles.deck, missions.bag, panic]) chance.shuffle(pile as unknown[])
  for (let owner = 0; owner < clans.length; owner++)
    if (owner !== seat) mix(clans[owner].traps, tokensDown(state, owner), chance)
  if (madhala) mix(madhala.pile, tokensDown(state, MADHALA), chance)
}

/** Any of a clan's traps may lie in any of its places. */
function mix(board: TrapId[], outside: readonly Token[], chance: Chance): void {
  const there = outside.map(({ id }) => id as TrapId)
  dealAgain([board, there], chance)
  for (const [place, token] of outside.entries()) token.id = there[place]
}
