import type { Objection } from '@tablee/kernel'
import { say } from '../text/say.ts'

/** What speaks against a deed, a pawn or a plan; made once. */
export const NO = {
  // Pawns
  pawn: { why: say('no.pawn'), rule: 'neutral.1' },
  leader: { why: say('no.leader'), rule: 'neutral.2' },
  owner: { why: say('no.owner'), rule: 'char.16' },
  jenny: { why: say('no.jenny'), rule: 'scenario.3.14' },
  limited: { why: say('no.limited'), rule: 'golden.1' },
  full: { why: say('no.full'), rule: 'plan.12' },
  neutral: { why: say('no.neutral'), rule: 'comp.9' },
  argument: { why: say('no.argument'), rule: 'card.event.argument' },
  // Deeds
  twice: { why: say('no.twice'), rule: 'build.5' },
  threatTwice: { why: say('no.twice'), rule: 'threat.5' },
  attackTwice: { why: say('no.twice'), rule: 'scenario.5.17' },
  captureTwice: { why: say('no.twice'), rule: 'scenario.7.22' },
  built: { why: say('no.built'), rule: 'item.8' },
  pay: { why: say('no.pay'), rule: 'plan.15' },
  terrain: { why: say('no.terrain'), rule: 'item.4' },
  item: { why: say('no.item'), rule: 'plan.16' },
  weapons: { why: say('no.weapons'), rule: 'plan.16' },
  shelter: { why: say('no.shelter'), rule: 'shelter.4' },
  prey: { why: say('no.prey'), rule: 'hunt.1' },
  path: { why: say('no.path'), rule: 'distance.3' },
  sourceTwice: { why: say('no.sourceTwice'), rule: 'gather.3' },
  exhausted: { why: say('no.exhausted'), rule: 'gather.6' },
  shortcut: { why: say('no.shortcut'), rule: 'gather.5' },
  exploreTwice: { why: say('no.exploreTwice'), rule: 'explore.3' },
  inaccessible: { why: say('no.inaccessible'), rule: 'term.9' },
  tiles: { why: say('no.tiles'), rule: 'explore.5' },
  // The plan
  pawnsLeft: { why: say('no.pawnsLeft'), rule: 'plan.4' },
  pawns: { why: say('no.pawns'), rule: 'plan.12' },
  together: { why: say('no.together'), rule: 'card.event.argument.2' },
  carrier: { why: say('no.carrier'), rule: 'token.carry.1' },
} as const satisfies { readonly [name: string]: Objection }
