import type { DissenterEffect, OfficerWord, ZoneWord } from '../../data/solo/effects.ts'
import { names } from './names.ts'
import { count, list } from './words.ts'

const ZONE = {
  program: 'in the program zone',
  opposed: 'in the opposed zone',
  minority: 'in the minority zone',
}
const OFFICER = {
  program: 'the program officer',
  opposed: 'the opposed officer',
  minority: 'the minority officer',
}

const inZone = (zone: ZoneWord): string =>
  zone in ZONE ? ZONE[zone as keyof typeof ZONE] : `in ${names.zone[zone as 'military']}`
const onOfficer = (officer: OfficerWord): string =>
  officer in OFFICER
    ? OFFICER[officer as keyof typeof OFFICER]
    : `the ${names.officer[officer as 'chiefMate']}`

/** What a card makes a Dissenter do. */
function deed(effect: DissenterEffect): string {
  switch (effect.verb) {
    case 'cabin':
      return `${names.crew[effect.crew]} cabin ${inZone(effect.zone)}`
    case 'cabinFewest':
      return `cabin (rarest crew) in the ${names.section[effect.section]}`
    case 'crateBattlefield':
      return `crate on the battlefield ${inZone(effect.zone)}`
    case 'crateVoyage':
      return 'crate on the opposed voyage'
    case 'crateCommunity':
      return `crate on a cost ${inZone(effect.zone)}`
    case 'leader':
      return `leader ${inZone(effect.zone)}`
    case 'fortification':
      return `fortification ${inZone(effect.zone)}`
    case 'influence':
      return `1 cube on ${onOfficer(effect.officer)}`
    case 'reserve':
      return count(effect.n, 'reserve')
    case 'advanceRally':
      return `rally track +${effect.n}`
    case 'rally':
      return `rally ${inZone(effect.zone)}${effect.starred ? ' (Narek ×2)' : ''}`
    case 'programPrimary':
      return 'primary action of the program'
    case 'programSecondary':
      return 'secondary action of the program'
    case 'legend':
      return `as a legend: ${deeds(effect.effects)}`
  }
}

/** All that a card makes a Dissenter do; what stands there twice is told once. */
export function deeds(all: readonly DissenterEffect[]): string {
  const told = all.map(deed)
  const twice = (words: string): string =>
    told.filter(one => one === words).length > 1 ? `${words} ×2` : words
  return list([...new Set(told)].map(twice))
}
