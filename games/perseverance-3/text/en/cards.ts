import { capital, count, list } from '@tablee/common/words/en.ts'
import type { ActionCard, ActionZone } from '../../data/solo/actions.ts'
import type { CardOfficer, DissenterEffect, ShelterAt } from '../../data/solo/effects.ts'
import type { Program } from '../../data/solo/programs.ts'
import { names } from './names.ts'

/** What the cards of the Dissenters say, told from their records. */
export interface Cards {
  /** Where a card has its Dissenter act. */
  zone(zone: ActionZone): string
  officer(officer: CardOfficer | null): string
  /** One effect, in the middle of a sentence. */
  effect(effect: DissenterEffect): string
  /** A row of effects; `nothing`. */
  does(effects: readonly DissenterEffect[]): string
  /** What a card does first and then. */
  action(card: ActionCard): readonly [primary: string, secondary: string]
  program(program: Program): readonly [primary: string, reserve: string]
}

const AT: { readonly [A in ShelterAt]: string } = {
  program: 'in the program zone',
  opposed: 'in the opposed zone',
  minority: 'in the minority zone',
  high: 'on the highest location',
  low: 'on the lowest location',
}

const officer = (one: CardOfficer | null): string =>
  one === null ? 'no officer' : one === 'program' ? 'the program officer' : `the ${names.officer[one]}`

function effect(one: DissenterEffect): string {
  switch (one.verb) {
    case 'gainDino':
      return one.tamed ? `a tamed ${one.species}` : `an untamed ${one.species}`
    case 'templeDino':
      return 'the strongest dino whose temple is explored'
    case 'tame':
      return 'tame the strongest dino'
    case 'reserve':
      return count(one.n, 'reserve')
    case 'shelter':
      return `a shelter ${AT[one.at]}${one.onTile ? ' that has a tile' : ''}`
    case 'structure':
      return `a structure ${AT[one.at]}`
    case 'leader':
      return 'the leader to the opposed zone'
    case 'thunderhorn':
      return 'a tamed thunderhorn to the opposed zone'
    case 'artefact':
      return `the ${names.artefact[one.artefact]} artefact${one.temple ? ` if the ${names.temple[one.temple]} is explored` : ''}`
    case 'influenceThere':
      return '1 influence on the officer of that zone'
    case 'influenceMinority':
      return `${one.n} influence on the officer with the fewest cubes`
    case 'check':
      return `1 reserve with more influence than you on ${officer(one.officer)}, otherwise 2 influence there`
    case 'pay':
      return `for 1 influence on ${officer(one.officer)}, ${one.then.map(effect).join(', ')}`
    case 'firstOf':
      return `the first ${one.n === 1 ? '' : `${one.n} `}possible of: ${one.of.map(effect).join(', ')}`
    case 'explore':
      return 'explore the location of the dino'
    case 'placeDinoAndExplore':
      return `place a dino ${AT[one.direction]} and explore it`
    case 'program':
      return `the program action${one.unlessAssembly ? ' unless a city assembly comes' : ''}`
    case 'afterDie':
      return `if a die was placed, ${list(one.then.map(effect))}`
  }
}

const does = (all: readonly DissenterEffect[]): string => capital(all.map(effect).join('; ') || 'nothing')

const ZONE: { readonly [Z in Exclude<ActionZone, keyof typeof names.zone>]: string } = {
  high: 'Wilderness, highest location',
  low: 'Wilderness, lowest location',
  program: 'Program',
  assemblyOrProgram: 'Assembly or program',
  none: 'No zone',
}

/** What the cards of the Dissenters say, in English. */
export const cards: Cards = {
  zone: zone =>
    zone in names.zone ? names.zone[zone as keyof typeof names.zone] : ZONE[zone as keyof typeof ZONE],
  officer,
  effect,
  does,
  action: ({ primary, secondary }) => [does(primary), does(secondary)],
  program: ({ primary, reserve }) => [does(primary), does(reserve)],
}
