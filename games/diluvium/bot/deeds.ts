import type { CardId } from '../data/cards.ts'
import { goldOf as goldIn, type Space } from '../data/tiles.ts'
import type { Action, IslandType, Resource } from '../data/types.ts'
import { isRicher } from '../rules/end.ts'
import { destinations } from '../rules/move.ts'
import { hasRoom, maySettle, placeAt, placesOf, settlersOn } from '../rules/query.ts'
import { exploitYield } from '../rules/rival/turn.ts'
import type { Ship } from '../rules/scenario.ts'
import type { Source, Target } from '../rules/settle.ts'
import type { Diluvium } from '../state.ts'
import { islandAim, rivalFightAim, saves, siegeOfCity } from './aims.ts'
import { roundsLeft } from './clock.ts'
import { context, type Opinions, type Scene } from './opinion.ts'
import { sailOpinion, voyageWorth } from './voyages.ts'

/** What a settler gains when it arrives, and the worth of standing there. */
const ISLAND: { readonly [T in IslandType]: number } = { food: 0.7, craft: 1.6, weapons: 0.8, ruins: 1.5 }
/** What it is worth besides on a green tile. */
const GREEN = 1.2
const RESOURCE: { readonly [R in Resource]: number } = { food: 0.5, craft: 1.3, weapons: 0.6 }

/** The best that a ship could do within its reach. */
function bestVoyage(scene: Scene, ship: Ship): number {
  const { state, seat, player } = scene
  const board = state.data.boards[player.board]
  const free = ship === 'explorer' ? board.explore : board.fight
  const { places } = destinations(state, seat, { ship, free, paid: true })
  return Math.max(-0.5, ...places.free.map(at => voyageWorth(scene, ship, placeAt(state, at))))
}

/** What two settlers that move would bring. */
function worthColonising({ state, seat, player }: Scene): number {
  const free = placesOf(state).flatMap(place =>
    maySettle(state, seat, place)
      ? place.islands
          .filter(hasRoom)
          .map(
            island => islandWorth(state, island.type) + (place.green ? GREEN : 0) + islandAim(state, island),
          )
      : [],
  )
  const moved = state.data.boards[player.board].settlers
  const best = free.sort((a, b) => b - a).slice(0, moved)
  const share = player.reserve.length > 0 ? 1 : 0.6
  return share * best.reduce((sum, worth) => sum + worth, 0)
}

/** What a harvest would bring, with what is converted of it. */
function worthExploiting({ state, seat, player }: Scene): number {
  let worth = 0.5 * player.resources.craft
  for (const { islands } of placesOf(state))
    for (const island of islands)
      if (island.type !== 'ruins') worth += resourceWorth(state, island.type) * settlersOn(island, seat)
  // A harvest runs a scenario's clock down, and its goals are elsewhere.
  return state.scenario === null ? worth : 0.6 * worth
}

/** rival.4: what the rival does when it copies an action. */
function copied(state: Diluvium, action: Action): number {
  if (!state.rival) return 0
  if (action === 'exploit') return 0.4 * exploitYield(state).gold
  if (action !== 'fight' || state.rival.beaten) return 0
  const fights = siegeOfCity(state)
  const danger = fights <= 1 ? 6 : Number.isFinite(fights) ? 0.4 : 0
  return danger - rivalFightAim(state)
}

const ACTION: { readonly [A in Action]: (scene: Scene) => number } = {
  explore: scene => bestVoyage(scene, 'explorer'),
  colonise: worthColonising,
  exploit: worthExploiting,
  fight: scene => bestVoyage(scene, 'warship'),
}

const isAction = (deed: string): deed is Action => deed in ACTION

/** A card: some are as good at any time, others are kept until they are of use. */
function cardWorth(card: CardId, { state }: Scene): number {
  if (saves(state, 'cards')) return -1.5
  return roundsLeft(state) < 1.5 || card === 'ruGold' ? 2.5 : card === 'ruShip' ? 0.5 : 1.4
}

/** What a settler finds on an island, where the scenario takes it too. */
const islandWorth = (state: Diluvium, type: IslandType): number =>
  ISLAND[type] + (saves(state, type === 'ruins' ? 'cards' : type) ? 1.2 : 0)

/** What a resource is worth to keep. */
const resourceWorth = (state: Diluvium, resource: Resource): number =>
  RESOURCE[resource] + (saves(state, resource) ? 2 : 0)

const spaceWorth = (space: Space, { player }: Scene): number =>
  space === 'settler' ? (player.reserve.length > 0 ? 2 : 1) : goldIn(space)

/** What a seat thinks of the questions of its turn. */
export const OPINIONS: Opinions = {
  turn: {
    weigh: (scene, deed: Action | CardId) =>
      isAction(deed) ? ACTION[deed](scene) - copied(scene.state, deed) : cardWorth(deed, scene),
  },
  after: { weigh: (scene, deed: 'end' | CardId) => (deed === 'end' ? 1 : cardWorth(deed, scene)) },
  sail: { weigh: sailOpinion },
  'explore.space': { weigh: (scene, space: Space) => spaceWorth(space, scene), pass: () => -1 },
  settler: {
    weigh: ({ state }, { from }: Source) =>
      typeof from === 'string' ? 1.5 : placeAt(state, from.at).green ? -1 : 0.4 - 0.3 * ISLAND[from.type],
    pass: () => -0.5,
  },
  'settler.to': {
    weigh: ({ state }, { at, type }: Target) =>
      islandWorth(state, type) +
      (placeAt(state, at).green ? GREEN : 0) +
      placeAt(state, at).islands.reduce(
        (sum, island) => sum + (island.type === type ? islandAim(state, island) : 0),
        0,
      ),
  },
  exploit: {
    weigh: ({ state }, deed: string) =>
      deed === 'giveCraft'
        ? 4
        : deed === 'pair'
          ? saves(state, 'craft')
            ? 0.3
            : 3
          : deed === 'single'
            ? roundsLeft(state) < 2
              ? 1
              : -0.5
            : deed === 'weapons'
              ? saves(state, 'weapons')
                ? -1
                : 0.6
              : 1,
  },
  'exploit.extra': { weigh: ({ state }, resource: Resource) => resourceWorth(state, resource) },
  keep: { weigh: ({ state }, resource: Resource) => -resourceWorth(state, resource) },
  monster: { weigh: () => 3 },
  // What a scenario offers is what it is played for.
  exile: { weigh: () => 3 },
  bribe: { weigh: ({ state }) => (isRicher(state) ? 2 : 1) },
  corrupt: { weigh: () => 1 },
  rebels: { weigh: ({ state }) => (isRicher(state) ? 3 : -3) },
  sanctuary: { weigh: () => 4 },
  flee: { weigh: (_, to: 'reserve' | IslandType) => (to === 'reserve' ? 1 : 0.6) },
  combat: { weigh: weaponsWorth },
}

/** Weapons for a combat: enough to win for sure, and none where it is hopeless. */
function weaponsWorth(scene: Scene, weapons: number): number {
  const { seat, player, state } = scene
  const { attacker, attack, defence, ties } = context<{
    readonly attacker: number
    readonly attack: number
    readonly defence: number
    readonly ties: boolean
  }>(scene)
  const lead = (attacker === seat ? attack - defence : defence - attack) + weapons
  const wins = (theirs: number) => (ties === (attacker === seat) ? lead >= theirs : lead > theirs)
  const might = state.rival
    ? state.rival.pile.map(id => state.data.tokens[id].value)
    : [0, 1, 2].filter(theirs => theirs <= Math.max(1, player.resources.weapons))
  const chance = might.filter(wins).length / Math.max(1, might.length)
  return 3.5 * chance - 0.5 * weapons
}
