import { type Cast, reads, type SameMessages, type Seat } from '@tablee/kernel'
import type { assembly as en } from '../en/assembly.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'
import {
  capital,
  Does,
  followers,
  ground,
  list,
  officer,
  ordinal,
  site,
  verb,
  Who,
  who,
  zone,
} from './words.ts'

/** The tile by its Roman number. */
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const

/** Who takes which place: « 1er Adelita et Jack, 2e le dissident ». */
function ranking(cast: Cast, places: readonly number[]): string {
  const at = (place: number) => places.flatMap((one, owner) => (one === place ? [who(cast, owner)] : []))
  return [1, 2, 3]
    .filter(place => at(place).length > 0)
    .map(place => `${ordinal(place)} ${list(at(place))}`)
    .join(', ')
}

function winning(winners: readonly Seat[], cast: Cast): string {
  if (winners.length === 1) return Does(cast, winners[0], 'l’emporte', 'l’emportez')
  const share = winners.some(seat => reads(cast, seat)) ? 'partagez' : 'partagent'
  return `${capital(list(winners.map(seat => who(cast, seat))))} ${share} la victoire`
}

/** The start, assemblies and the end of the game. */
export const assembly: SameMessages<typeof en> = {
  'start.zone': () => 'Dans quelle zone commencez-vous ?',
  'start.chosen': (v, cast) => `${Does(cast, v.seat, 'commence', 'commencez')} dans ${zone(v.zone)}.`,
  provisions: (v, cast) => `${Does(cast, v.seat, 'prend', 'prenez')} les provisions ${v.tile.slice(1)}.`,
  'provisions.zone': () => 'Dans quelle autre zone construisez-vous un abri ?',
  'provisions.officer': () => 'Sur quel autre officier placez-vous un cube d’influence ?',
  'start.structure': () => 'Quelle structure quitte la partie ?',
  'structure.removed': v => `${PROPER[v.structure]} quitte la partie.`,
  'structure.placed': v => `${PROPER[v.structure]} arrive sur le plateau.`,
  'dissenter.begins': v => `Le dissident commence aussi dans ${zone(v.zone)}.`,
  'dissenter.influence': v => `Le dissident place un cube d’influence sur ${officer(v.officer)}.`,
  'dissenter.built': v => `Le dissident construit un abri dans ${zone(v.zone)}.`,
  'dissenter.shelter': v => `Le dissident construit un abri sur ${site(v.site)}.`,

  'assembly.held': (v, cast) =>
    `Assemblée dans ${ground(v.ground)}, tuile ${ROMAN[v.tile]} : ${ranking(cast, v.places)}.`,
  'officer.scored': (v, cast) => `${capital(officer(v.officer))} est décompté : ${ranking(cast, v.places)}.`,
  'assembly.next': v =>
    v.symbol === null
      ? `La tuile ${ROMAN[v.tile]} suit.`
      : `La tuile ${ROMAN[v.tile]} suit, et ${names.symbol[v.symbol]}.`,

  'objective.revealed': (v, cast) =>
    `${Does(cast, v.seat, 'révèle', 'révélez')} l’objectif ${v.objective.slice(1)}.`,
  'objective.personal': (v, cast) =>
    `${Who(cast, v.seat)} ${verb(cast, v.seat, 'a atteint son', 'avez atteint votre')} objectif personnel.`,
  'objective.zone': (v, cast) =>
    `${Does(cast, v.seat, 'est', 'êtes')} à la première place dans ${ground(v.ground)}.`,
  'objective.extra': v => `Le troisième objectif est révélé : ${v.objective.slice(1)}.`,
  'final.structure': (v, cast) => `${PROPER[v.structure]} rapporte ${followers(v.n)} : ${who(cast, v.seat)}.`,
  'final.artefacts': (v, cast) => `Les artefacts rapportent ${followers(v.n)} : ${who(cast, v.seat)}.`,
  'final.leftovers': (v, cast) => `Ce qui reste rapporte ${followers(v.n)} : ${who(cast, v.seat)}.`,
  'win.followers': (v, cast) => `${winning(v.winners, cast)} avec ${followers(v.n)}.`,
  'win.influence': (v, cast) =>
    `${winning(v.winners, cast)} avec ${followers(v.n)}${v.winners.length === 1 ? ', grâce à l’influence' : ' et autant d’influence'}.`,
}
