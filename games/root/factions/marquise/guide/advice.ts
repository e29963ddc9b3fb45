import { adviser, among, candidates, firstOf, keys, offers, promptValue } from '@tablee/board/guide-now.ts'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { answers, leastOf, loses } from '../../../guide/answers.ts'
import { leastWorth, priceOf } from '../../../guide/cards.ts'
import { clearingsOffered, me, type Now } from '../../../guide/now.ts'
import { distances } from '../../../guide/places.ts'
import type { RootView } from '../../../view.ts'
import { INDUSTRIES } from '../data.ts'
import { nextAct } from './day.ts'
import { safest } from './sites.ts'
import { say } from './text/en.ts'

/** The corner that makes the calmest first game: its neighbours have room for buildings. */
const CORNER = 1

/** Where the first buildings stand, if they can: the Workshop where it can make the item of the first hand. */
const FIRST: { readonly [kind: string]: Clearing } = { sawmill: 5, workshop: 9, recruiter: 10 }

/** What to choose now, whatever is asked; null where the guide has no opinion. */
export const advise = adviser<RootView>({
  ...answers,
  'setup.corner': now => among(now, CORNER, say('why.corner')),
  'marquise.setup.building': now =>
    among(now, FIRST[String(promptValue(now, 'kind'))], say('why.first')) ?? firstOf(now, say('why.first')),
  'marquise.day': nextAct,

  'marquise.build.kind': now => {
    const kind = bestKind(now)
    return { key: kind, why: say(kind === 'sawmill' ? 'why.sawmill' : 'why.points') }
  },
  'marquise.build.where': now => among(now, safest(now, clearingsOffered(now)), say('why.safe')),
  'marquise.build.wood': now => {
    const far = distances(now)
    const exposed = clearingsOffered(now).toSorted((a, b) => far[a] - far[b])[0]
    return among(now, exposed, say('why.exposedWood'))
  },
  'marquise.wood': now => firstOf(now, say('why.first')),
  'marquise.overwork': now => {
    const { suits } = now.view
    const cheap = clearingsOffered(now).toSorted((a, b) => priceOf(now, suits[a]) - priceOf(now, suits[b]))[0]
    return among(now, cheap, say('why.cheapMill'))
  },

  'battle.lose': loses(['wood', ...INDUSTRIES.toReversed(), 'keep']),
  'hospital.spend': now => {
    const card = leastWorth(now)
    return card !== undefined && me(now).leaving > 1
      ? { key: card, why: say('why.heal') }
      : { key: 'pass', why: say('why.noHeal') }
  },
  'alliance.outrage': leastOf,
})

/** A second Sawmill first, then whatever scores most. */
function bestKind(now: Now): string {
  const points = (kind: string): number => {
    const offer = candidates(now).find(({ key }) => key === kind)
    return Number(offer?.say.values?.points ?? 0)
  }
  const mills = CLEARINGS.reduce((total, one) => total + me(now).buildings.sawmill[one], 0)
  if (mills < 2 && offers(now, 'sawmill')) return 'sawmill'
  return keys(now).toSorted((a, b) => points(b) - points(a))[0]
}
