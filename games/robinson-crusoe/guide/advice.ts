import { adviser, among, firstOf, keys, promptValue } from '@tablee/board/guide-now.ts'
import type { ActionDie } from '../data/dice.ts'
import type { RobinsonView } from '../view.ts'
import { mildest } from './cards.ts'
import { me } from './now.ts'
import { nextEdit, nextPlace } from './plan.ts'
import { say } from './text/en.ts'

/** What to choose now, whatever is asked; null where the guide has no opinion. */
export const advise = adviser<RobinsonView>({
  plan: nextEdit,
  'plan.where': now => nextPlace(now, String(promptValue(now, 'pawn'))),

  'woodpile.how': now => {
    if (!now.view.shelter) return among(now, '0', say('why.keepWood'))
    return among(now, keys(now).at(-1), say('why.pile'))
  },
  'morale.top': now =>
    me(now).wounds > 0 ? among(now, 'heal', say('why.heal')) : among(now, 'det', say('why.det')),
  'camp.move': now => among(now, 'stay', say('why.stay')),
  'night.eat': now => among(now, me(now).id, say('why.eat')) ?? firstOf(now, say('why.any')),

  branch: now => among(now, mildest(now), say('why.mildest')),
  reroll: now => {
    const shown = (promptValue(now, 'shown') ?? {}) as { readonly [D in ActionDie]?: boolean | null }
    if (shown.success === false) return among(now, 'success', say('why.rerollFailure'))
    if (shown.wound === true) return among(now, 'wound', say('why.rerollWound'))
    return among(now, 'pass', say('why.goodRoll'))
  },
  window: now => among(now, 'done', say('why.save')),

  'action.next': now => firstOf(now, say('why.any')),
  'end.order': now => firstOf(now, say('why.any')),
  'rest.where': now => firstOf(now, say('why.any')),
  heal: now => among(now, me(now).id, say('why.heal')) ?? firstOf(now, say('why.any')),
  who: now => firstOf(now, say('why.any')),
  exhaust: now => firstOf(now, say('why.any')),
  bible: now => firstOf(now, say('why.det')),
  roofOrPalisade: now => firstOf(now, say('why.any')),
  'discovery.discard': now => firstOf(now, say('why.any')),
})
