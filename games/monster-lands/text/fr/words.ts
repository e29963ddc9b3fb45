import { agree, capital, list, who as named, de as ofSomeone, type Someone } from '@tablee/common/words/fr.ts'
import { type Cast, reads } from '@tablee/kernel'
import type { EquipmentId } from '../../data/equipment.ts'
import type { LootId } from '../../data/loot.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { TrapId } from '../../data/traps.ts'
import type { Affinity, Colour } from '../../data/types.ts'
import type { Name, PathId, PoolDie, ZoneId } from '../../state.ts'
import {
  AFFINITY,
  BUILDING,
  COLOUR,
  equipmentName,
  lootName,
  memberName,
  monsterName,
  OF_AFFINITY,
  regionName,
  trapName,
} from './called.ts'

export { capital, count, list } from '@tablee/common/words/fr.ts'

/** A seat as a sentence speaks of it: its clan, or whoever reads. */
const someone = (cast: Cast, seat: number): Someone => ({
  noun: {
    article: 'le ',
    name: cast[seat] in AFFINITY ? clanName(cast[seat] as Affinity) : `joueur ${seat + 1}`,
  },
  ref: `seat:${seat}`,
  reader: reads(cast, seat),
})

/** The clan of an affinity, without its article: « clan du Feu ». */
export const clanName = (affinity: Affinity): string => `clan ${OF_AFFINITY[affinity]}`

/** A seat inside a sentence: « le clan du Feu », « vous ». */
export const who = (cast: Cast, seat: number): string => named(someone(cast, seat))

/** A seat at the head of a sentence. */
export const Who = (cast: Cast, seat: number): string => capital(who(cast, seat))

/** Of a seat: « du clan du Feu », « de vous ». */
export const de = (cast: Cast, seat: number): string => ofSomeone(someone(cast, seat))

/** A verb that agrees with a seat. */
export const verb = (cast: Cast, seat: number, one: string, you: string): string =>
  agree(someone(cast, seat), one, one, you)

/** A seat and what it does at the head of a sentence: « Le clan du Feu paie », « Vous payez ». */
export const Does = (cast: Cast, seat: number, one: string, you: string): string =>
  `${Who(cast, seat)} ${verb(cast, seat, one, you)}`

/** A die of a pool. */
export const die = (one: PoolDie): string =>
  one === 'force' || one === 'magic' ? `un dé de ${COLOUR[one]}` : `un ${one[1]} de Persuasion`

/** Dice of a pool, in a row. */
export const dice = (some: readonly PoolDie[]): string => list(some.map(die))

/** So many dice of a colour. */
export const diceOf = (n: number, colour: Colour): string =>
  `${n} ${n < 2 ? 'dé' : 'dés'} de ${COLOUR[colour]}`

/** Where expeditions go. */
export const ZONE: { readonly [Z in ZoneId]: string } = {
  missionA: 'la mission compétitive',
  missionB: 'le contrat',
  regionA: 'la région A',
  regionB: 'la région B',
  gates: 'les Portes de la Citadelle',
}

/** An expedition by its place: « la région A, expédition 2 ». */
export function path(id: PathId): string {
  const [zone, place] = id.split(':') as [ZoneId, string]
  return `[[path:${id}|${pathWords(zone, Number(place))}]]`
}

function pathWords(zone: ZoneId, place: number): string {
  if (zone === 'gates') return `l’expédition ${place === 0 ? 'supérieure' : 'inférieure'} des Portes`
  if (zone === 'missionA' || zone === 'missionB')
    return `${ZONE[zone]}, à ${place === 0 ? 'gauche' : 'droite'}`
  return `${ZONE[zone]}, expédition ${place + 1}`
}

/** A building, with its article. */
export const building = (id: keyof typeof BUILDING): string => `[[building:${id}|${BUILDING[id]}]]`

/** Things that have a name, as they are lit on the board. */
export const member = (id: Name): string => `[[member:${id}|${memberName(id)}]]`
export const monster = (id: MonsterId): string => `[[monster:${id}|${monsterName(id)}]]`
export const region = (id: RegionId): string => `[[region:${id}|${regionName(id)}]]`
export const equipment = (id: EquipmentId): string => `[[equipment:${id}|${equipmentName(id)}]]`
export const trap = (id: TrapId): string => `[[trap:${id}|${trapName(id)}]]`
export const loot = (id: LootId): string => `[[loot:${id}|${lootName(id)}]]`

/** Of somebody by name: « de Nuduru », « d’un novice », « d’Abysur ». */
export const ofMember = (id: Name): string => before(memberName(id)) + member(id)
export const ofMonster = (id: MonsterId): string => before(monsterName(id)) + monster(id)

const before = (name: string): string => (/^[AEIOUÉ]/iu.test(name) ? 'd’' : 'de ')
