import { say } from '../text/say.ts'

/** What speaks against things, each made once. */
export const NO = {
  tooFar: { why: say('no.tooFar'), rule: 'base.explore.1' },
  warshipTooFar: { why: say('no.tooFar'), rule: 'base.fight.1' },
  cardTooFar: { why: say('no.tooFar'), rule: 'card.11' },
  food: { why: say('no.food'), rule: 'base.explore.3' },
  barred: { why: say('no.barred'), rule: 'base.explore.5' },
  foreignCity: { why: say('no.foreignCity'), rule: 'base.explore.6' },
  warshipCity: { why: say('no.foreignCity'), rule: 'base.fight.4' },
  sameAction: { why: say('no.sameAction'), rule: 'base.turn.5' },
  notExplored: { why: say('no.notExplored'), rule: 'base.colonise.3' },
  slotsBarred: { why: say('no.slotsBarred'), rule: 'base.colonise.4' },
  full: { why: say('no.full'), rule: 'base.colonise.3' },
  sameIsland: { why: say('no.sameIsland'), rule: 'base.colonise.9' },
  noAlly: { why: say('no.ally'), rule: 's15.15' },
} as const
