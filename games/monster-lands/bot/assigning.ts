import type { TrapId } from '../data/traps.ts'
import type { Space } from '../data/types.ts'
import { mayLeave } from '../rules/clan.ts'
import { advantageOf, newExpedition, pathOf, requiredDice } from '../rules/deploy/assign.ts'
import { capacityOf, fitsAmong, hasRoom } from '../rules/deploy/room.ts'
import { colourOf } from '../rules/dice.ts'
import type { Clan, Expedition, Member, MonsterLands, PathId, PoolDie, Zone } from '../state.ts'
import { context, type Opinions, type Scene } from './opinion.ts'
import { dieWorth, keeping, type Prices, trapWorth } from './prices.ts'
import { TUNING } from './tuning.ts'
import { zoneWorth } from './ventures.ts'

/** An expedition as it will be once it has left: with what the path gives. */
function departed(state: MonsterLands, zone: Zone, path: number, expedition: Expedition): Expedition {
  const { guards = 0, gold = 0, rerolls = 0, potion = 0, venom = 0 } = advantageOf(state, zone, path)
  return {
    ...expedition,
    guards,
    gold,
    rerolls,
    potion: expedition.potion + potion,
    venom: expedition.venom + venom,
  }
}

/** What a zone promises a seat if an expedition leaves as it is. */
function promise(prices: Prices, seat: number, zone: Zone, path: number, expedition: Expedition): number {
  const paths = zone.paths.with(path, departed(prices.state, zone, path, expedition))
  return zoneWorth(prices, { ...zone, paths }, seat)
}

/** What somebody may bring home from a path, well equipped, less what is spent on it; and how many dice it takes. */
function pathGain(prices: Prices, seat: number, id: PathId, member: Member): number {
  const { state } = prices
  const clan = state.clans[seat]
  const { zone, path } = pathOf(state, id)
  const expedition = newExpedition(seat, member.id as Expedition['member'])
  let spent = 0
  for (const colour of dealt(requiredDice(state, zone, path), clan)) {
    expedition.dice.push({ colour, value: 0 })
    spent += colour === 'persuasion' ? TUNING.die.persuasion + 2 * TUNING.pip : TUNING.die[colour]
  }
  if (zone.mission === null) spent += equip(prices, clan, zone, path, expedition)
  return promise(prices, seat, zone, path, expedition) - zoneWorth(prices, zone, seat) - spent
}

/** The colours that a clan would lay on some places: those it has the most of. */
function dealt(spaces: readonly Space[], { pool }: Clan): ('force' | 'magic' | 'persuasion')[] {
  const left = { force: pool.force, magic: pool.magic, persuasion: pool.persuasion.length }
  const colours = { F: 'force', M: 'magic', P: 'persuasion' } as const
  return spaces
    .toSorted((a, b) => a.length - b.length)
    .map(space => {
      const [first, ...rest] = [...space].map(letter => colours[letter as keyof typeof colours])
      const most = rest.reduce((best, one) => (left[one] > left[best] ? one : best), first)
      left[most]--
      return most
    })
}

/** Loads what a clan has to spare: traps first, then dice and Defense tokens. Tells what it is worth. */
function equip({ state }: Prices, clan: Clan, zone: Zone, path: number, expedition: Expedition): number {
  const room = capacityOf(state, zone)
  const { dice, tokens } = expedition
  const left = { ...clan.pool }
  for (const { colour } of dice) if (colour !== 'persuasion') left[colour]--
  let spent = 0
  const traps = clan.traps.toSorted((a, b) => state.data.traps[b].cost - state.data.traps[a].cost)
  const load = (id: TrapId | 'defense', worth: number) => {
    if (!hasRoom(room, dice.length, tokens.length + 1)) return
    tokens.push({ id, up: id === 'defense', dice: [] })
    spent += worth
  }
  if (traps.length > 0) load(traps[0], TUNING.trapPerGold * Math.max(4, state.data.traps[traps[0]].cost))
  if (clan.defense > 0) load('defense', TUNING.defense)
  for (const colour of ['force', 'magic'] as const)
    for (; left[colour] > 0 && hasRoom(room, dice.length + 1, tokens.length); left[colour]--) {
      if (!reinforces(state, zone, path, dice, colour)) break
      dice.push({ colour, value: 0 })
      spent += TUNING.die[colour]
    }
  if (clan.defense > 1) load('defense', TUNING.defense)
  if (clan.potion > 0) {
    expedition.potion++
    spent += 0.3 * TUNING.potion
  }
  return spent
}

function reinforces(
  { data }: MonsterLands,
  zone: Zone,
  path: number,
  dice: Expedition['dice'],
  colour: 'force' | 'magic',
): boolean {
  if (zone.face === null) return true
  const { requirement, reinforcement } = data.paths[zone.face][path]
  return fitsAmong(reinforcement, [...dice, { colour, value: 0 }], requirement.length)
}

/** The best that any member could do on a path. */
export function bestGain(prices: Prices, seat: number, id: PathId): number {
  let best = Number.NEGATIVE_INFINITY
  for (const member of prices.state.clans[seat].members)
    if (mayLeave(member)) best = Math.max(best, pathGain(prices, seat, id, member))
  return best
}

type Load = PoolDie | TrapId | 'defense' | 'potion' | 'venom' | 'depart'

const isDie = (load: Load): load is PoolDie => load === 'force' || load === 'magic' || /^p[1-6]$/.test(load)

/** What an expedition gains by one thing more, less what that is worth at home. */
function loadGain({ prices, seat }: Scene, zone: Zone, path: number, load: Load): number {
  const expedition = zone.paths[path] as Expedition
  const { dice, tokens } = expedition
  switch (load) {
    case 'depart':
      return promise(prices, seat, zone, path, expedition)
    case 'potion':
    case 'venom':
      return (
        promise(prices, seat, zone, path, { ...expedition, [load]: expedition[load] + 1 }) -
        0.8 * TUNING[load] -
        0.3 * keeping(prices, load)
      )
    case 'defense':
      return (
        promise(prices, seat, zone, path, {
          ...expedition,
          tokens: [...tokens, { id: load, up: true, dice: [] }],
        }) -
        use(prices) * TUNING.defense -
        keeping(prices, 'defense')
      )
    default:
      if (isDie(load))
        return (
          promise(prices, seat, zone, path, {
            ...expedition,
            dice: [...dice, { colour: colourOf(load), value: 0 }],
          }) -
          0.6 * dieWorth(load)
        )
      return (
        promise(prices, seat, zone, path, {
          ...expedition,
          tokens: [...tokens, { id: load, up: false, dice: [] }],
        }) -
        use(prices) * trapWorth(prices, load) -
        keeping(prices, 'trap')
      )
  }
}

/** How much of a thing's worth at home is given up: in the last turn little. */
const use = ({ left }: Prices): number => TUNING.taken * (left > 0 ? 1 : TUNING.lastStock)

/** Who leaves, and with what. */
export const assigningOpinions: Opinions = {
  'assign.member': {
    weigh: (scene: Scene, member: Member) =>
      pathGain(scene.prices, scene.seat, context<{ path: PathId }>(scene).path, member),
  },
  'assign.die': { weigh: (_: Scene, die: PoolDie) => -dieWorth(die) },
  'assign.load': {
    weigh(scene: Scene, load: Load) {
      const { zone, path } = pathOf(scene.state, context<{ path: PathId }>(scene).path)
      return loadGain(scene, zone, path, load)
    },
    doubt: 0.12,
  },
}
