import type { Advice } from '@tablee/board'
import { adviser, among, candidates, firstOf, keys, offers, promptValue } from '@tablee/board/guide-now.ts'
import type { Candidate, Message } from '@tablee/kernel'
import { CLEARINGS, type Clearing, clearingOf, MAPS } from '../../../data/map.ts'
import type { RootView } from '../../../view.ts'
import { INDUSTRIES } from '../data.ts'
import { leastWorth, priceOf } from './cards.ts'
import { nextAct } from './day.ts'
import { clearingsOffered, me, type Now } from './now.ts'
import { attackIn, bestStep, distances, safest, spare } from './places.ts'
import { say } from './text/en.ts'

/** The corner that makes the calmest first game: its neighbours have room for buildings. */
const CORNER = 1

/** Where the first buildings stand, if they can: the Workshop where it can make the item of the first hand. */
const FIRST: { readonly [kind: string]: Clearing } = { sawmill: 5, workshop: 9, recruiter: 10 }

/** What to choose now, whatever is asked; null where the guide has no opinion. */
export const advise = adviser<RootView>({
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

  'move.from': now => {
    const step = bestStep(now, clearingsOffered(now))
    if (step) return among(now, step.from, say('why.spare'))
    if (offers(now, 'pass')) return { key: 'pass', why: say('why.stay') }
    const most = clearingsOffered(now).toSorted((a, b) => me(now).warriors[b] - me(now).warriors[a])[0]
    return among(now, most, say('why.spare'))
  },
  'move.to': now => {
    const from = Number(promptValue(now, 'from'))
    const step = bestStep(now, [from])
    if (step) return among(now, step.to, say('why.closer'))
    const mine = clearingOf(MAPS[now.view.map], from).paths.filter(to => now.view.rulers[to] === now.seat)
    return among(now, mine[0], say('why.together')) ?? firstOf(now, say('why.together'))
  },
  'move.count': now => {
    const left = Math.max(1, spare(now, Number(promptValue(now, 'from'))))
    return among(now, left, say('why.oneStays'))
  },

  'battle.where': now => {
    const best = clearingsOffered(now).toSorted((a, b) => attackIn(now, b) - attackIn(now, a))[0]
    return among(now, best, say('why.odds'))
  },
  'battle.defender': now => {
    const clearing = Number(promptValue(now, 'clearing'))
    const foes = ({ say: { values } }: Candidate): number =>
      now.view.players[Number(values?.seat)]?.warriors[clearing] ?? 0
    const weakest = candidates(now).toSorted((a, b) => foes(a) - foes(b))[0]
    return { key: weakest.key, why: say('why.weakest') }
  },
  'battle.begin': now => firstOf(now, say('why.roll')),
  'battle.ambush': now => playOrPass(now, say('why.ambush')),
  'battle.foil': now => playOrPass(now, say('why.foil')),
  'battle.effect': now => playOrPass(now, say('why.effect')),
  'battle.effectsFirst': now => firstOf(now, say('why.effect')),
  'battle.lose': now => {
    const cheap = ['wood', ...INDUSTRIES.toReversed(), 'keep'].find(kind => offers(now, kind))
    return cheap === undefined ? null : { key: cheap, why: say('why.loseCheap') }
  },
  'hospital.spend': now => {
    const card = leastWorth(now)
    return card !== undefined && me(now).leaving > 1
      ? { key: card, why: say('why.heal') }
      : { key: 'pass', why: say('why.noHeal') }
  },

  'spend.card': now => leastOf(now),
  'discard.card': now => leastOf(now),
  'alliance.outrage': now => leastOf(now),
  'craft.activate': now => firstOf(now, say('why.any')),
  'place.warrior': now => firstOf(now, say('why.any')),
  'turn.end': now => firstOf(now, say('why.endTurn')),
  'birdsong.window': now => among(now, 'pass', say('why.any')),
})

/** The first that is no pass, or the pass. */
function playOrPass(now: Now, why: Message): Advice {
  const play = keys(now).find(key => key !== 'pass')
  return play === undefined ? { key: 'pass', why: say('why.nothing') } : { key: play, why }
}

function leastOf(now: Now): Advice | null {
  const card = leastWorth(now)
  // Whoever has no card that fits shows his hand.
  return card === undefined ? firstOf(now, say('why.any')) : { key: card, why: say('why.leastCard') }
}

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
