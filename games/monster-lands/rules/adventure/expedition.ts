import type { ExpeditionId } from '../../data/board.ts'
import type { Talent } from '../../data/effects.ts'
import type { MemberId } from '../../data/members.ts'
import type { MonsterId } from '../../data/monsters.ts'
import { type Colour, type Space, TAKES } from '../../data/types.ts'
import {
  type Die,
  type Expedition,
  MADHALA,
  type Member,
  type MonsterLands,
  type Source,
  type Zone,
} from '../../state.ts'
import { cardOf, memberOf } from '../clan.ts'

// Queries about expeditions that all of the Adventure shares.

/** Whatever may be used once a turn, in the order in which it is offered. */
export const SOURCES: readonly Source[] = ['talent', 'weapon', 'clothing', 'spell']

/** Whether somebody is on a path: Madhala, or a mercenary who is alive (ambush.27). */
export const isOccupied = (expedition: Expedition | null): expedition is Expedition =>
  expedition !== null && (expedition.owner === MADHALA || expedition.member !== null)

/** Whether a seat's mercenary is on a path, alive. */
export const isManned = (expedition: Expedition | null): expedition is Expedition =>
  expedition !== null && expedition.member !== null

/** Whether anybody is in a zone (adventure.2). */
export function isVisited({ paths }: Zone): boolean {
  for (const expedition of paths) if (isOccupied(expedition)) return true
  return false
}

/** The mercenary of an expedition. */
export const mercenaryOf = ({ clans }: MonsterLands, { owner, member }: Expedition): Member =>
  memberOf(clans[owner], member as Member['id'])

/** A mercenary under way, for reports. */
export const whom = ({ owner, member }: Expedition): { seat: number; member: MemberId } => ({
  seat: owner,
  member: member as MemberId,
})

/** ambush.18 to ambush.21: the nearest occupied path on one side of another, or -1. */
export function neighbour({ paths }: Zone, path: number, way: -1 | 1): number {
  for (let other = path + way; other >= 0 && other < paths.length; other += way)
    if (isOccupied(paths[other])) return other
  return -1
}

/** The paths beside a path, the left one first. */
export function neighbours(zone: Zone, path: number): number[] {
  const found: number[] = []
  for (const way of [-1, 1] as const) {
    const other = neighbour(zone, path, way)
    if (other >= 0) found.push(other)
  }
  return found
}

const NOTHING: Talent = {
  verb: 'gain',
  goods: { glory: 0, gold: 0, defense: 0, potion: 0, venom: 0, trap: 0 },
}

/** What a mercenary can do by a talent or a piece of equipment; nothing where none is worn. */
export function abilityOf({ data }: MonsterLands, { id, worn }: Member, source: Source): Talent {
  if (source === 'talent') return cardOf(data, id).talent
  const equipment = worn[source]
  return equipment === null ? NOTHING : data.equipment[equipment].ability
}

/** monster.4, monster.17, monster.21: whether a monster forbids something. */
export function forbids(
  { data }: MonsterLands,
  monster: MonsterId | null,
  what: 'brews' | 'defenseTalents' | 'weapons',
): boolean {
  if (monster === null) return false
  const { power } = data.monsters[monster]
  return power.verb === 'forbid' && power.what === what
}

/** Whether a place or an effect takes dice of a colour. */
export const takes = (space: Space, colour: Colour): boolean => TAKES[space][colour] > 0

/** How many dice of a colour lie on an expedition and its tokens, not yet rolled. */
export function unrolled({ dice, tokens }: Expedition, colour: Colour): number {
  let count = 0
  for (const die of dice) if (die.colour === colour && die.value === 0) count++
  for (const token of tokens)
    for (const die of token.dice) if (die.colour === colour && die.value === 0) count++
  return count
}

/** battle.23: the magic dice that may still be removed against an attack. */
export const wards = (expedition: Expedition): number =>
  expedition.fate === 'waiting' ? unrolled(expedition, 'magic') : 0

/** All dice of an expedition, those on its tokens included. */
export function allDice({ dice, tokens }: Expedition): Die[] {
  const all = dice.slice()
  for (const token of tokens) all.push(...token.dice)
  return all
}

/** The tokens of one kind on an expedition. */
export function shields({ tokens }: Expedition): number {
  let count = 0
  for (const { id } of tokens) if (id === 'defense') count++
  return count
}

const REGION_PATHS: readonly ExpeditionId[] = ['E1', 'E2', 'E3', 'E4']
const GATE_PATHS: readonly ExpeditionId[] = ['upper', 'lower']

/** death.4, gates-fight.5: the glory that a death on a path gives. */
export const martyrGlory = ({ data }: MonsterLands, { id }: Zone, path: number): number =>
  data.expeditions[(id === 'gates' ? GATE_PATHS : REGION_PATHS)[path]].glory
