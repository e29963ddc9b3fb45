import type { Advice } from '@tablee/board'
import { adviser, among, firstOf, keys, promptValue } from '@tablee/board/guide-now.ts'
import { CARDS, cardNumber } from '../../../data/cards.ts'
import { answers, loses } from '../../../guide/answers.ts'
import { bestCraft, leastWorth } from '../../../guide/cards.ts'
import { clearingsOffered, me, type Now } from '../../../guide/now.ts'
import type { RootView } from '../../../view.ts'
import { BASES } from '../data.ts'
import { allianceOf } from '../rules/supporters.ts'
import { operation, outing } from './operations.ts'
import { hasBase, revoltIn, savesForRevolt, sitesOf, sympathyIn, WORTH_A_REVOLT } from './plan.ts'
import { say } from './text/en.ts'

/** Officers that are enough for a while: then cards are better kept. */
const OFFICERS = 3

/** What to choose now, whatever is asked; null where the guide has no opinion. */
export const advise = adviser<RootView>({
  ...answers,
  'alliance.revolt': now => {
    const best = sitesOf(now, 'revolt').toSorted((a, b) => revoltIn(now, b) - revoltIn(now, a))[0]
    return best !== undefined && revoltIn(now, best) >= WORTH_A_REVOLT
      ? { key: `revolt:${best}`, why: say('why.revolt') }
      : { key: 'pass', why: say(best === undefined ? 'why.noRevolt' : 'why.notYet') }
  },
  'alliance.revolt.base': now => firstOf(now, say('why.any')),
  'alliance.spread': now => {
    const best = sitesOf(now, 'spread').toSorted((a, b) => sympathyIn(now, b) - sympathyIn(now, a))[0]
    if (best === undefined) return { key: 'pass', why: say('why.noSpread') }
    if (savesForRevolt(now)) return { key: 'pass', why: say('why.save') }
    return { key: `spread:${best}`, why: say('why.spread') }
  },
  'alliance.supporter': spend,
  'alliance.discard': spend,

  'alliance.day': today,
  'alliance.operations': now => {
    const act = operation(now)
    return { key: act, why: say(`why.${act}`) }
  },
  'alliance.recruit': now => {
    const weak = clearingsOffered(now).toSorted((a, b) => me(now).warriors[a] - me(now).warriors[b])[0]
    return among(now, weak, say('why.guard'))
  },
  'alliance.organize': now => {
    const best = clearingsOffered(now).toSorted((a, b) => sympathyIn(now, b) - sympathyIn(now, a))[0]
    return among(now, best, say('why.organizeHere'))
  },
  'move.from': now =>
    among(now, outing(now, clearingsOffered(now))?.from, say('why.out')) ?? answers['move.from'](now),
  'move.to': now => among(now, outing(now, [origin(now)])?.to, say('why.out')) ?? answers['move.to'](now),
  'move.count': now => among(now, 1, say('why.oneGoes')),
  'battle.lose': loses(['sympathy', ...BASES]),
})

const origin = (now: Now): number => Number(promptValue(now, 'from'))

/** The supporter that is missed least: one of the suit before a bird. */
function spend(now: Now): Advice | null {
  const suited = keys(now).find(key => CARDS[cardNumber(key)].suit !== 'bird')
  return among(now, suited ?? keys(now)[0], say(suited ? 'why.suited' : 'why.onlyBird'))
}

/** What to do in Daylight: craft, train officers while they are few, mobilize, and keep something in hand. */
function today(now: Now): Advice {
  const craft = bestCraft(now)
  if (craft !== undefined) return { key: craft, why: say('why.craftHere') }
  const { officers, supporters } = allianceOf(me(now))
  const train = cheapest(now, 'train')
  if (train !== undefined && officers < OFFICERS) return { key: train, why: say('why.train') }
  const mobilize = cheapest(now, 'mobilize')
  const room = hasBase(now) || supporters.length < 5
  if (mobilize !== undefined && room && me(now).hand.length > 1)
    return { key: mobilize, why: say('why.mobilize') }
  return { key: 'pass', why: say('why.endDay') }
}

/** The card that is missed least, among those with which something can be done. */
function cheapest(now: Now, act: string): string | undefined {
  const cards = keys(now)
    .filter(key => key.startsWith(`${act}:`))
    .map(key => key.slice(act.length + 1))
  const card = leastWorth(now, cards)
  return card === undefined ? undefined : `${act}:${card}`
}
