import type { DissenterEffect, OfficerWord, ZoneWord } from '../../data/solo/effects.ts'
import { names } from './names.ts'
import { count, list, OF_ZONE } from './words.ts'

const ZONE = { program: 'au programme', opposed: 'en zone opposée', minority: 'en zone minoritaire' }
const OFFICER = {
  program: 'l’officier du programme',
  opposed: 'l’officier opposé',
  minority: 'l’officier minoritaire',
}

const inZone = (zone: ZoneWord): string =>
  zone in ZONE ? ZONE[zone as keyof typeof ZONE] : `en zone ${OF_ZONE[zone as 'military']}`
const onOfficer = (officer: OfficerWord): string =>
  officer in OFFICER
    ? OFFICER[officer as keyof typeof OFFICER]
    : `le ${names.officer[officer as 'chiefMate']}`

const IN = {
  wheelhouse: 'à la timonerie',
  hold: 'en cale',
  quarters: 'aux quartiers',
  engineRoom: 'en salle des machines',
}

/** What a card makes a Dissenter do. */
function deed(effect: DissenterEffect): string {
  switch (effect.verb) {
    case 'cabin':
      return `cabine de ${names.crew[effect.crew]} ${inZone(effect.zone)}`
    case 'cabinFewest':
      return `cabine (équipage rare) ${IN[effect.section]}`
    case 'crateBattlefield':
      return `caisse au champ de bataille ${inZone(effect.zone)}`
    case 'crateVoyage':
      return 'caisse au voyage opposé'
    case 'crateCommunity':
      return `caisse sur un coût ${inZone(effect.zone)}`
    case 'leader':
      return `chef ${inZone(effect.zone)}`
    case 'fortification':
      return `fortification ${inZone(effect.zone)}`
    case 'influence':
      return `1 cube sur ${onOfficer(effect.officer)}`
    case 'reserve':
      return count(effect.n, 'réserve')
    case 'advanceRally':
      return `ralliement +${effect.n}`
    case 'rally':
      return `rallie ${inZone(effect.zone)}${effect.starred ? ' (Narek ×2)' : ''}`
    case 'programPrimary':
      return 'action primaire du programme'
    case 'programSecondary':
      return 'action secondaire du programme'
    case 'legend':
      return `en Légende : ${deeds(effect.effects)}`
  }
}

/** All that a card makes a Dissenter do; what stands there twice is told once. */
export function deeds(all: readonly DissenterEffect[]): string {
  const told = all.map(deed)
  const twice = (words: string): string =>
    told.filter(one => one === words).length > 1 ? `${words} ×2` : words
  return list([...new Set(told)].map(twice))
}
