import type { Advice } from '@tablee/board'
import { adviser, among, candidates, firstOf, keys } from '@tablee/board/guide-now.ts'
import type { MonsterView } from '../view.ts'
import { nextDeed, nextDie, nextPlace } from './deploy.ts'
import type { Now } from './now.ts'
import { me } from './now.ts'
import { bestLoad, mostLikely, safest } from './odds.ts'
import { say } from './text/en.ts'

/** The candidate of the least gold, or of the most. */
function byGold(now: Now, sign: 1 | -1): string | undefined {
  const gold = ({ say: { values } }: (typeof offered)[number]): number => Number(values?.gold)
  const offered = candidates(now).filter(({ say: { values } }) => values?.gold !== undefined)
  return offered.toSorted((a, b) => sign * (gold(a) - gold(b)))[0]?.key
}

/** The mercenary with the lowest price: wages are the same for all. */
const recruit = (now: Now): Advice | null =>
  among(now, byGold(now, 1), say('why.cheap')) ?? firstOf(now, say('why.any'))

const any = (now: Now): Advice | null => firstOf(now, say('why.any'))
const last = (now: Now): Advice | null => among(now, keys(now).at(-1), say('why.any'))

/** What to choose now, whatever is asked; null where the guide has no opinion. */
export const advise = adviser<MonsterView>({
  'clan.choose': any,
  deploy: nextDeed,
  'deploy.place': nextPlace,
  'deploy.die': nextDie,

  // In the Citadel
  'tavern.pick': recruit,
  'tavern.free': any,
  'lair.pick': now => among(now, 'buy', say('why.enough')) ?? among(now, byGold(now, 1), say('why.trap')),
  'traps.discard': any,
  'armory.count': any,
  'bazaar.pick': now => among(now, byGold(now, 1), say('why.cheap')),
  'bazaar.free': any,
  'equipment.wearer': any,
  'alchemist.slot': any,
  'alchemist.mix': now => among(now, '1', say('why.mix')) ?? any(now),
  'mine.slot': now => among(now, byGold(now, -1), say('why.gold')),
  'pawnshop.more': now => among(now, 'done', say('why.enough')),
  'region.die': any,

  // To an expedition
  'assign.member': now => among(now, keys(now).at(-1), say('why.member')),
  'assign.die': any,
  'assign.load': bestLoad,

  // In the Adventure
  'monster.attack': safest,
  redirect: now => among(now, keys(now)[0], say('why.redirect')),
  defend: now => among(now, keys(now)[0], say('why.defend')),
  potion: now => among(now, keys(now)[0], say('why.defend')),
  'attack.step': mostLikely,
  'capture.or.kill': now => among(now, 'capture', say('why.capture')) ?? any(now),
  'conquest.roll': mostLikely,
  'conquest.manager': now => firstOf(now, say('why.manager')),
  'mission.roll': mostLikely,
  'contract.trap': any,
  'victory.loot': any,
  plunder: any,
  'loot.choose': any,

  // At the end of a turn
  'free.wages': now => (me(now).gold > 0 ? among(now, 'pass', say('why.pay')) : any(now)),
  'free.contract': last,
  'leader.new': any,
  deserter: any,
  'equipment.inherit': any,
})
