import type { CampaignRules, Finished, NextGame, Played, Progress, Result } from '@tablee/kernel'
import { CAMPAIGN, HERO_DIFFICULTIES, RANKS, type Rank, SCENARIO_IDS, SCENARIOS } from './data/solo.ts'
import { DIFFICULTY_IDS, type Difficulty } from './data/tracks.ts'
import { names as en } from './text/en/names.ts'
import { names as fr } from './text/fr/names.ts'

/** Where a campaign is: the scenario, and what difficulties are open for it. */
interface Halt {
  readonly scenario: number
  readonly difficulties: readonly Difficulty[]
}

const lowestOf = (scenario: number): number =>
  DIFFICULTY_IDS.indexOf(SCENARIOS[SCENARIO_IDS[scenario]].lowest)

/** campaign.2 to campaign.7, campaign.9, campaign.10: where a game leads. */
function after({ scenario }: Halt, { way, options }: Played): Halt | 'won' | 'lost' {
  const played = options.difficulty as Difficulty
  const { goesOn, difficulty } = CAMPAIGN[way as Rank]
  if (goesOn) {
    if (scenario + 1 === SCENARIO_IDS.length) return 'won'
    return { scenario: scenario + 1, difficulties: difficulty === 'choose' ? HERO_DIFFICULTIES : ['normal'] }
  }
  if (difficulty === 'same') return { scenario, difficulties: [played] }
  const lower = DIFFICULTY_IDS.indexOf(played) - 1
  return lower < lowestOf(scenario) ? 'lost' : { scenario, difficulties: [DIFFICULTY_IDS[lower]] }
}

/** What is played at a halt; a hero chooses the difficulty (campaign.5). */
function gameAt({ scenario, difficulties }: Halt): NextGame {
  const stage = SCENARIO_IDS[scenario]
  const options = { scenario: stage, difficulty: difficulties[0] }
  return difficulties.length > 1
    ? { stage, options, choose: { difficulty: difficulties } }
    : { stage, options }
}

/** How many halts stand in a row of its road. */
const ROW = SCENARIO_IDS.length / 2

const rankOf = ({ way }: Played): number => RANKS.indexOf(way as Rank)

/** campaign.1 to campaign.10: ten scenarios in their order; how well one went decides what follows. */
export const campaign: CampaignRules = {
  kind: 'road',
  solo: true,
  title: { fr: 'Dix missions contre Madhala', en: 'Ten trials against Madhala' },
  line: {
    fr: 'Dans l’ordre ; votre rang décide de la suite et de sa difficulté',
    en: 'In order; your rank decides what follows and how hard it is',
  },
  options: { difficulty: { kind: 'choice', values: DIFFICULTY_IDS, default: 'normal' } },
  stages: SCENARIO_IDS.map((id, place) => ({
    id,
    title: { fr: fr.scenario[id], en: en.scenario[id] },
    // Five in a row, and back: the road goes on where the first row ends.
    at: place < ROW ? [10 + place * 20, 68] : [90 - (place - ROW) * 20, 20],
    ...(place + 1 < SCENARIO_IDS.length && { to: [SCENARIO_IDS[place + 1]] }),
  })),
  result({ outcome, round, scores, seats }: Finished): Result | null {
    const rank = outcome.why.values?.rank
    if (seats !== 1 || typeof rank !== 'string') return null
    return { won: rank === 'veteran' || rank === 'hero', way: rank, score: scores[0] ?? 0, round }
  },
  progress(options, log): Progress {
    const best: { [stage: string]: Played } = {}
    let at: Halt | 'won' | 'lost' = { scenario: 0, difficulties: [options.difficulty as Difficulty] }
    for (const played of log) {
      const before = best[played.stage]
      if (!before || rankOf(played) > rankOf(before)) best[played.stage] = played
      if (typeof at !== 'string') at = after(at, played)
    }
    // campaign.8: the number of games is what campaigns are compared by.
    const score = log.length
    if (typeof at === 'string') return { state: at, next: [], best, score }
    return { state: 'running', next: [gameAt(at)], best, score }
  },
}
