import type { Objection } from '@tablee/kernel'
import { say } from '../../text/say.ts'

/** Every reason why dice cannot go somewhere. */
export const NO = {
  panic: { why: say('no.panic'), rule: 'panic.6' },
  armoryClosed: { why: say('no.armoryClosed'), rule: 'scenario.9' },
  slot: { why: say('no.slot'), rule: 'citadel.6' },
  fittingDie: { why: say('no.fittingDie'), rule: 'citadel.3' },
  gold: { why: say('no.gold'), rule: 'citadel.7' },
  recruit: { why: say('no.recruit'), rule: 'tavern.22' },
  equipment: { why: say('no.equipment'), rule: 'bazaar.2' },
  pathTaken: { why: say('no.pathTaken'), rule: 'outside.2' },
  noDie: { why: say('no.noDie'), rule: 'deploy.3' },
  noMonster: { why: say('no.noMonster'), rule: 'gates.2' },
  idleMember: { why: say('no.idleMember'), rule: 'outside.1' },
  required: { why: say('no.required'), rule: 'region.2' },
  manager: { why: say('no.manager'), rule: 'land-action.2' },
  regionUsed: { why: say('no.regionUsed'), rule: 'land-action.3' },
  regionEmpty: { why: say('no.regionEmpty'), rule: 'land-action.1' },
} as const satisfies { readonly [name: string]: Objection }
