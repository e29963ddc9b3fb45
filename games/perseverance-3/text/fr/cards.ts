import { capital, count, list } from '@tablee/common/words/fr.ts'
import type { ActionZone } from '../../data/solo/actions.ts'
import type { CardOfficer, DissenterEffect, ShelterAt } from '../../data/solo/effects.ts'
import type { Cards } from '../en/cards.ts'
import { names } from './names.ts'

const AT: { readonly [A in ShelterAt]: string } = {
  program: 'dans la zone du programme',
  opposed: 'dans la zone opposée',
  minority: 'dans la zone minoritaire',
  high: 'sur l’emplacement le plus élevé',
  low: 'sur l’emplacement le plus faible',
}

const officer = (one: CardOfficer | null): string =>
  one === null ? 'aucun officier' : one === 'program' ? 'l’officier du programme' : `le ${names.officer[one]}`

const TEMPLE = {
  raptorTemple: 'le temple Raptor',
  thunderhornTemple: 'le temple Thunderhorn',
  ironjawTemple: 'le temple Ironjaw',
} as const

function effect(one: DissenterEffect): string {
  switch (one.verb) {
    case 'gainDino':
      return `1 ${one.species} ${one.tamed ? 'dressé' : 'non dressé'}`
    case 'templeDino':
      return 'le dino le plus puissant dont le temple est exploré'
    case 'tame':
      return 'dresser le dino le plus puissant'
    case 'reserve':
      return count(one.n, 'réserve')
    case 'shelter':
      return `1 abri ${AT[one.at]}${one.onTile ? ' portant une tuile exploration' : ''}`
    case 'structure':
      return `1 structure ${AT[one.at]}`
    case 'leader':
      return 'le chef va dans la zone opposée'
    case 'thunderhorn':
      return '1 thunderhorn dressé va dans la zone opposée'
    case 'artefact':
      return `l’artefact ${names.artefact[one.artefact]}${one.temple ? ` si ${TEMPLE[one.temple]} est exploré` : ''}`
    case 'influenceThere':
      return '1 cube d’influence sur l’officier de cette zone'
    case 'influenceMinority':
      return `${count(one.n, 'cube d’influence', 'cubes d’influence')} sur l’officier où il en a le moins`
    case 'check':
      return `1 réserve s’il a plus d’influence que vous sur ${officer(one.officer)}, sinon 2 cubes d’influence sur lui`
    case 'pay':
      return `contre 1 cube d’influence sur ${officer(one.officer)}, ${one.then.map(effect).join(', ')}`
    case 'firstOf': {
      const first = one.n === 1 ? 'la première option possible' : `les ${one.n} premières options possibles`
      return `${first} parmi : ${one.of.map(effect).join(', ')}`
    }
    case 'explore':
      return 'explorer l’emplacement du dino'
    case 'placeDinoAndExplore':
      return `placer un dino ${AT[one.direction]} et l’explorer`
    case 'program':
      return `l’action du programme${one.unlessAssembly ? ', sauf si une assemblée se déclenche dans la ville' : ''}`
    case 'afterDie':
      return `si un dé a été placé, ${list(one.then.map(effect))}`
  }
}

const does = (all: readonly DissenterEffect[]): string => capital(all.map(effect).join(' ; ') || 'rien')

const ZONE: { readonly [Z in Exclude<ActionZone, keyof typeof names.zone>]: string } = {
  high: 'Nature sauvage, emplacement le plus élevé',
  low: 'Nature sauvage, emplacement le plus faible',
  program: 'Programme',
  assemblyOrProgram: 'Assemblée ou programme',
  none: 'Aucune zone',
}

/** What the cards of the Dissenters say, in French. */
export const cards: Cards = {
  zone: zone =>
    zone in names.zone ? names.zone[zone as keyof typeof names.zone] : ZONE[zone as keyof typeof ZONE],
  officer,
  effect,
  does,
  action: ({ primary, secondary }) => [does(primary), does(secondary)],
  program: ({ primary, reserve }) => [does(primary), does(reserve)],
}
