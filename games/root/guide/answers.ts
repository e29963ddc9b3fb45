import type { Advice } from '@tablee/board'
import { among, candidates, firstOf, keys, offers, promptValue } from '@tablee/board/guide-now.ts'
import { type Candidate, type Message, speaker } from '@tablee/kernel'
import { clearingOf, MAPS } from '../data/map.ts'
import { leastWorth } from './cards.ts'
import { clearingsOffered, me, type Now } from './now.ts'
import { attackIn, bestStep, spare } from './places.ts'
import type { common } from './text/en.ts'

const say = speaker<typeof common>()

/** How the learner answers a question. */
type Answer = (now: Now) => Advice | null

/** What any faction answers to what all are asked; a faction that knows better answers itself. */
export const answers: { readonly [prompt: string]: Answer } = {
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
    const own = clearingOf(MAPS[now.view.map], from).paths.filter(to => now.view.rulers[to] === now.seat)
    return among(now, own[0], say('why.together')) ?? firstOf(now, say('why.together'))
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

  'spend.card': leastOf,
  'discard.card': leastOf,
  'craft.activate': now => firstOf(now, say('why.any')),
  'place.warrior': now => firstOf(now, say('why.any')),
  'turn.end': now => firstOf(now, say('why.endTurn')),
  'birdsong.window': now => among(now, 'pass', say('why.any')),
}

/** The first that is no pass, or the pass. */
function playOrPass(now: Now, why: Message): Advice {
  const play = keys(now).find(key => key !== 'pass')
  return play === undefined ? { key: 'pass', why: say('why.nothing') } : { key: play, why }
}

/** The card that is missed least; the first candidate where none is a card. */
export function leastOf(now: Now): Advice | null {
  const card = leastWorth(now)
  return card === undefined ? firstOf(now, say('why.any')) : { key: card, why: say('why.leastCard') }
}

/** To lose first what comes first in a list. */
export const loses =
  (kinds: readonly string[]): Answer =>
  now =>
    among(
      now,
      kinds.find(kind => offers(now, kind)),
      say('why.loseCheap'),
    )
