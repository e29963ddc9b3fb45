import type { Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { type Choice, choosePlace } from '@tablee/perseverance/dissenters/place.ts'
import { isFarAhead, otherOf } from '@tablee/perseverance/dissenters/who.ts'
import type { ActionCard } from '../../data/solo/actions.ts'
import type { OfficerWord, ZoneWord } from '../../data/solo/effects.ts'
import type { Program, ProgramSide } from '../../data/solo/programs.ts'
import { type OfficerId, ZONES, type Zone } from '../../data/types.ts'
import type { P4Table, Perseverance4 } from '../../state.ts'
import { officersInOrder, ownerOf } from '../query.ts'
import { soloOf } from './gains.ts'

/** Why a Dissenter puts nothing there: no space is free, or enough of his own are there. */
export type Avoided = 'full' | 'ahead'

/** A Dissenter who acts. */
export interface Acting {
  readonly t: P4Table
  readonly dissenter: Dissenter
}

export const programOf = ({ t, dissenter }: Acting): Program =>
  t.state.data.programs[soloOf(t).dissenters[dissenter].program]

export const sideOf = ({ t, dissenter }: Acting): ProgramSide =>
  t.state.data.programSides[`${soloOf(t).dissenters[dissenter].program}-${dissenter}`]

/** The card in a Dissenter’s slot. */
export function cardOf({ t, dissenter }: Acting): ActionCard {
  const card = soloOf(t).cards.slots[dissenter]
  if (card === null) throw new Error(`${dissenter} has no action card`)
  return t.state.data.actions[card]
}

const other = ({ t, dissenter }: Acting): Acting => ({ t, dissenter: otherOf(dissenter) })

/** solo.zone.1: the zone of a card; a program symbol means its holder’s program zone. */
export function zoneOfCard(acting: Acting): Zone {
  const { zone } = cardOf(acting)
  return zone === 'program' || zone === 'none' ? programOf(acting).zone : zone
}

export function officerOfCard(acting: Acting): OfficerId {
  const { officer } = cardOf(acting)
  return officer === 'program' || officer === 'none' ? programOf(acting).officer : officer
}

export const opposedZone = (acting: Acting): Zone => zoneOfCard(other(acting))
export const opposedOfficer = (acting: Acting): OfficerId => officerOfCard(other(acting))
export const otherProgram = (acting: Acting): Zone => programOf(other(acting)).zone

/** What a word of a card names; null for the one with the fewest own pieces. */
export const namedZone = (acting: Acting, word: ZoneWord): Zone | null =>
  word === 'program'
    ? programOf(acting).zone
    : word === 'opposed'
      ? opposedZone(acting)
      : word === 'minority'
        ? null
        : word

const namedOfficer = (acting: Acting, word: OfficerWord): OfficerId | null =>
  word === 'program'
    ? programOf(acting).officer
    : word === 'opposed'
      ? opposedOfficer(acting)
      : word === 'minority'
        ? null
        : word

/** solo.zone: the zone for a piece, and all that led there. */
export const chooseZone = (
  acting: Acting,
  named: Zone | null,
  own: (zone: Zone) => number,
  avoids: (zone: Zone) => Avoided | null,
): Choice<Zone, Avoided> =>
  choosePlace({
    loop: ZONES,
    named,
    avoids,
    own,
    program: programOf(acting).zone,
    opposed: opposedZone(acting),
  })

/** solo.officer: officers are avoided when enough own cubes are there. */
export function chooseOfficer(acting: Acting, word: OfficerWord): Choice<OfficerId, Avoided> {
  const { influence } = acting.t.state
  const owner = ownerOf(acting.dissenter)
  return choosePlace({
    loop: officersInOrder(acting.t.state),
    named: namedOfficer(acting, word),
    avoids: officer => (isFarAhead(influence[officer][owner], influence[officer][0]) ? 'ahead' : null),
    own: officer => influence[officer][owner],
    program: programOf(acting).officer,
    opposed: opposedOfficer(acting),
  })
}

/** The crates of all owners on the costs of a community area. */
export const coveredCosts = ({ zones }: Perseverance4, zone: Zone): number =>
  Object.values(zones[zone].costs).filter(owner => owner !== null).length
