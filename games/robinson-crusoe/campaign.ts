import type { CampaignRules, Finished, Played, Progress, Result } from '@tablee/kernel'
import { SCENARIO_IDS } from './scenarios/data.ts'
import { SCENARIO_NAME as EN } from './scenarios/text/en-names.ts'
import { SCENARIO_NAME as FR } from './scenarios/text/fr-names.ts'

/** Whether a result is better than another: won before lost, won early, lost late. */
function isBetter(one: Played, other: Played | undefined): boolean {
  if (!other || one.won !== other.won) return !other || one.won
  return one.won ? one.round < other.round : one.round > other.round
}

/** Seven islands in any order, of which the best result stays. */
export const campaign: CampaignRules = {
  kind: 'islands',
  title: { fr: 'Sept îles', en: 'Seven islands' },
  line: {
    fr: 'Dans l’ordre que vous voulez ; le meilleur résultat reste',
    en: 'In any order; the best result stays',
  },
  options: {},
  stages: SCENARIO_IDS.map((id, place) => ({
    id,
    title: { fr: FR[id].title, en: EN[id].title },
    at: [7.75 + place * 14.08, place % 2 === 0 ? 47 : 54],
  })),
  result: ({ outcome, round }: Finished): Result => ({ won: outcome.winners.length > 0, round }),
  progress(_options, log): Progress {
    const best: { [stage: string]: Played } = {}
    for (const played of log) if (isBetter(played, best[played.stage])) best[played.stage] = played
    const won = SCENARIO_IDS.every(id => best[id]?.won)
    return {
      // The islands stay open: a result can be bettered.
      state: won ? 'won' : 'running',
      next: SCENARIO_IDS.map(stage => ({ stage, options: { scenario: stage } })),
      best,
    }
  },
}
