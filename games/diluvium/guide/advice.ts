import type { Advice } from '@tablee/board'
import { adviser, among, candidates, firstOf, keys, offers, promptValue } from '@tablee/board/guide-now.ts'
import type { Candidate } from '@tablee/kernel'
import { CARDS } from '../data/cards.ts'
import { type Action, RESOURCES } from '../data/types.ts'
import type { DiluviumView } from '../view.ts'
import { danger, greenRoom, isMine, me, type Now, placeIn, roomFor } from './now.ts'
import { type GuideText, say } from './text/en.ts'

type Why = keyof GuideText & `why.${string}`

const any = (now: Now): Advice | null => firstOf(now, say('why.any'))
const last = (now: Now, why: Why): Advice | null => among(now, keys(now).at(-1), say(why))

/** An action, and whether it is time for it. */
interface Wish {
  readonly action: Action
  readonly when: (now: Now) => boolean
  readonly why: Why
}

const settlersOut = (now: Now): number => 9 - me(now).reserve.length
const heldBy = (now: Now): number => RESOURCES.reduce((sum, one) => sum + me(now).resources[one], 0)

/** In the order in which a turn tries them. */
const WISHES: readonly Wish[] = [
  { action: 'fight', when: now => (danger(now) ?? 9) <= 2 && me(now).strength >= 2, why: 'why.defend' },
  { action: 'explore', when: now => now.round === 1, why: 'why.explore' },
  {
    action: 'colonise',
    when: now => (roomFor(now) >= 2 && me(now).reserve.length > 0) || greenRoom(now) > 1,
    why: 'why.colonise',
  },
  { action: 'exploit', when: now => settlersOut(now) >= 5 && heldBy(now) < 6, why: 'why.exploit' },
  { action: 'explore', when: now => me(now).markers > 0, why: 'why.explore' },
  { action: 'exploit', when: () => true, why: 'why.exploit' },
]

/** Where the rudder points next; a card first, since it costs no action. */
function nextAction(now: Now): Advice | null {
  const card = CARDS.find(one => offers(now, one))
  if (card) return { key: card, why: say('why.card') }
  for (const { action, when, why } of WISHES)
    if (when(now) && offers(now, action)) return { key: action, why: say(why) }
  return any(now)
}

/** The Food that a destination costs. */
const foodOf = ({ say: { values } }: Candidate): number => Number(values?.food ?? 0)

/** How good a place is for the Exploration Ship: one to be explored, green, for little Food. */
function promise(now: Now, one: Candidate): number {
  const place = placeIn(now, one.key)
  if (!place || place.city !== null || isMine(now, place)) return -foodOf(one)
  return 10 + (place.green ? 8 : 0) - foodOf(one)
}

function destination(now: Now): Advice | null {
  if (promptValue(now, 'ship') === 'warship') return warship(now)
  const [best] = candidates(now).toSorted((a, b) => promise(now, b) - promise(now, a))
  return best ? { key: best.key, why: say(promise(now, best) > 5 ? 'why.new' : 'why.any') } : null
}

/** To the rival's Warship where it can be met for nothing; otherwise it stays where it is. */
function warship(now: Now): Advice | null {
  const theirs = now.view.rival?.warships.map(({ at }) => at as string) ?? []
  const meets = candidates(now).find(one => theirs.includes(one.key) && foodOf(one) === 0)
  if (meets) return { key: meets.key, why: say('why.meet') }
  const stays = candidates(now).find(({ say: { values } }) => values?.stays === true)
  return stays ? { key: stays.key, why: say('why.guard') } : any(now)
}

/** What an exploration space is worth: gold, and a settler while there are some at home. */
const SPACES = ['gold5', 'gold4', 'gold3', 'gold2', 'settler', 'gold1']
const space = (now: Now): Advice | null =>
  among(
    now,
    SPACES.find(one => offers(now, one)),
    say('why.space'),
  ) ?? any(now)

const isGreen = (now: Now, key: string): boolean => placeIn(now, key.split(':')[0])?.green ?? false

/** Settlers from the reserve first; then those that do not stand on green tiles yet, while there is room there. */
function settler(now: Now): Advice | null {
  const reserve = keys(now).find(key => key.startsWith('reserve:'))
  const elsewhere = keys(now).find(key => placeIn(now, key.split(':')[0])?.green === false)
  return (
    among(now, reserve, say('why.reserve')) ??
    (greenRoom(now) > 0 ? among(now, elsewhere, say('why.green')) : null) ??
    last(now, 'why.enough')
  )
}

/** A green tile; Craft brings gold, Food brings ships further, Weapons win combats: what there is least of. */
function island(now: Now): Advice | null {
  const { resources } = me(now)
  const wanted = ['ruins', ...RESOURCES.toSorted((a, b) => resources[a] - resources[b])]
  const rank = (key: string) => wanted.indexOf(key.split(':')[1]) - (isGreen(now, key) ? 10 : 0)
  const [key] = keys(now).toSorted((a, b) => rank(a) - rank(b))
  const why = isGreen(now, key) ? 'why.green' : key.endsWith(':ruins') ? 'why.ruins' : 'why.least'
  return among(now, key, say(why))
}

const convert = (now: Now): Advice | null =>
  among(now, 'pair', say('why.pair')) ?? among(now, 'weapons', say('why.strength')) ?? last(now, 'why.keep')

/** What to choose now, whatever is asked; null where the guide has no opinion. */
export const advise = adviser<DiluviumView>({
  turn: nextAction,
  after: now => among(now, 'end', say('why.end')),
  keep: now =>
    among(now, RESOURCES.toSorted((a, b) => me(now).resources[b] - me(now).resources[a])[0], say('why.most')),

  // The actions
  sail: destination,
  'sail.via': any,
  'explore.space': space,
  settler,
  'settler.to': island,
  'exploit.where': any,
  'exploit.extra': any,
  exploit: convert,

  // Warships
  'fight.whom': any,
  combat: now => last(now, 'why.weapons'),
  monster: now => firstOf(now, say('why.monster')),
  flee: now => among(now, 'reserve', say('why.flee')) ?? any(now),

  // Cards, the rival, the end
  'card.tile': any,
  'card.ship': now => among(now, 'explorer', say('why.ship')) ?? any(now),
  'rival.tie': any,
  outcome: any,
})
