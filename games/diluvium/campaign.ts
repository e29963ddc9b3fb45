import type {
  CampaignRules,
  Finished,
  NextGame,
  Played,
  Progress,
  Result,
  StageOptions,
  StageWay,
  Words,
} from '@tablee/kernel'
import {
  type CampaignBonus,
  DIFFICULTIES,
  FIRST_SCENARIOS,
  livesTable,
  OUTCOMES,
  type OutcomeId,
  ROADS,
  TITLES,
} from './data/campaign.ts'
import { CHART } from './data/chart.ts'
import type { ScenarioId } from './data/scenarios.ts'
import { epilogues as enTold } from './text/en/epilogues.ts'
import { names as en } from './text/en/names.ts'
import { bonus as enBonus } from './text/en/roads.ts'
import { epilogues as frTold } from './text/fr/epilogues.ts'
import { names as fr } from './text/fr/names.ts'
import { bonus as frBonus } from './text/fr/roads.ts'

const LIVES = livesTable.records.lives.n

/** What a game is set up with where nothing was won before: the campaign leaves none of it open. */
const NOTHING_WON: StageOptions = {
  board: 'standard',
  food: false,
  fewerZeros: false,
  card: 'none',
  home: 0,
  rack: false,
  aztecSettler: false,
  allies: 'egyptian',
}

/** Where a campaign stands since it began, or began again. */
interface Run {
  readonly open: readonly ScenarioId[]
  readonly lives: number
  /** The lives that there were in all. */
  readonly of: number
  readonly games: readonly Played[]
  readonly options: StageOptions
  readonly bonuses: readonly Kept[]
}

/** A bonus that lasts, and the card or tile that was found with it. */
interface Kept {
  readonly bonus: CampaignBonus
  readonly found?: string
}

const FRESH: Run = {
  open: FIRST_SCENARIOS,
  lives: LIVES,
  of: LIVES,
  games: [],
  options: NOTHING_WON,
  bonuses: [],
}

/** A victory as the log keeps it: its outcome, and the card or tile that was found (s03.13, s03.16). */
const wayOf = (outcome: string, card: string, home: number): string =>
  [outcome, ...(card ? [card] : []), ...(home > 0 ? [home] : [])].join(':')

/** log.7: how a bonus changes the set-up of all later games; lives and the second Warship do not. */
function earned(bonus: CampaignBonus, found: string | undefined): StageOptions {
  switch (bonus.kind) {
    case 'board':
      return { board: bonus.board }
    case 'food':
      return { food: true }
    case 'token':
      return { fewerZeros: true }
    case 'card':
      return { card: found ?? 'none' } // log.8
    case 'home':
      return { home: Number(found ?? 0) }
    case 'rack':
      return { rack: true }
    case 'settler':
      return { aztecSettler: true }
    case 'allies':
      return { allies: bonus.civ }
    case 'warship': // log.9, setup.34: part of the one scenario that it is granted for.
    case 'life':
      return {}
  }
}

function idOf({ bonus, found }: Kept): string {
  if (bonus.kind === 'board') return `board:${bonus.board}`
  if (bonus.kind === 'allies') return `allies:${bonus.civ}`
  return found ? `${bonus.kind}:${found}` : bonus.kind
}

/** All that may be won and lasts, by its id without what was found. */
const BONUSES: { readonly [id: string]: CampaignBonus | undefined } = Object.fromEntries(
  OUTCOMES.flatMap(outcome => ROADS[outcome].bonuses.map(bonus => [idOf({ bonus }), bonus])),
)

/** log.7, log.8: lives are counted, all else is kept. */
const keptOf = (bonuses: readonly CampaignBonus[], found: string | undefined): Kept[] =>
  bonuses.flatMap(bonus =>
    bonus.kind === 'life'
      ? []
      : bonus.kind === 'card' || bonus.kind === 'home'
        ? { bonus, found }
        : { bonus },
  )

const bonusWords = (bonus: CampaignBonus, found?: string): Words => ({
  fr: frBonus(bonus, found),
  en: enBonus(bonus, found),
})

/** An outcome as the campaign's page tells of it. */
function wayCalled(id: OutcomeId): StageWay {
  const { to, bonuses } = ROADS[id]
  const plain = { outcome: id, card: '', home: 0 } as const
  return {
    id,
    title: { fr: fr.outcome[id], en: en.outcome[id] },
    to,
    brings: bonuses.map(one => bonusWords(one)),
    told: { fr: frTold.epilogue(plain, []), en: enTold.epilogue(plain) },
  }
}

/** lives.1 to lives.6, log.4: where a game leads. */
function after(run: Run, played: Played): Run {
  const games = [...run.games, played]
  if (!played.won) {
    if (run.lives === 0) return FRESH // lives.3
    return { ...run, open: [played.stage as ScenarioId], lives: run.lives - 1, games }
  }
  const [outcome, found] = (played.way ?? '').split(':')
  const { to, bonuses } = ROADS[outcome as OutcomeId]
  const change = bonuses.reduce((sum, one) => sum + (one.kind === 'life' ? one.n : 0), 0)
  if (run.lives + change < 0) return FRESH // lives.6
  return {
    open: to === null ? [] : [to],
    lives: run.lives + change,
    of: run.of + Math.max(0, change),
    games,
    options: Object.assign({}, run.options, ...bonuses.map(one => earned(one, found))),
    bonuses: [...run.bonuses, ...keptOf(bonuses, found)],
  }
}

/** difficulty.1: it is chosen before the first game, unless it was with the campaign, and stays. */
function gameAt(stage: ScenarioId, { games, options }: Run, chosen: StageOptions): NextGame {
  const difficulty = chosen.difficulty ?? games[0]?.options.difficulty
  const set = { ...options, scenario: stage }
  if (difficulty !== undefined) return { stage, options: { ...set, difficulty } }
  return { stage, options: { ...set, difficulty: DIFFICULTIES[0] }, choose: { difficulty: DIFFICULTIES } }
}

/** The last game of each stage: a stage that was won is not played again. */
function bestOf(games: readonly Played[]): { [stage: string]: Played } {
  const best: { [stage: string]: Played } = {}
  for (const game of games) best[game.stage] = game
  return best
}

/** success.1 to success.5 */
export const titleFor = (gold: number): string | undefined => TITLES.findLast(({ from }) => gold >= from)?.id

const waysFrom = (stage: ScenarioId): OutcomeId[] => OUTCOMES.filter(outcome => ROADS[outcome].from === stage)

/** Fifteen scenarios on roads that part: how one was won decides what follows, and what it brings. */
export const campaign: CampaignRules = {
  kind: 'graph',
  solo: true,
  title: { fr: 'Quatre victoires', en: 'Four victories' },
  line: {
    fr: 'Chaque issue ouvre une route ; ce qu’elle vous donne reste jusqu’à la fin',
    en: 'Every outcome opens a road; what it gives you stays to the end',
  },
  options: { difficulty: { kind: 'choice', values: DIFFICULTIES, default: DIFFICULTIES[0] } },
  stages: CHART.map(({ id, at }) => ({
    id,
    title: { fr: fr.scenario[id], en: en.scenario[id] },
    at,
    to: waysFrom(id).flatMap(outcome => ROADS[outcome].to ?? []),
    ways: waysFrom(id).map(wayCalled),
  })),
  counts: { fr: 'Or amassé', en: 'Gold gathered' },
  titles: TITLES.map(({ id, from }) => ({ id, from, title: { fr: fr.title[id], en: en.title[id] } })),
  bonus(id) {
    const bonus = BONUSES[id]
    if (bonus) return bonusWords(bonus)
    const [kind, found] = id.split(':')
    return bonusWords(BONUSES[kind] as CampaignBonus, found)
  },
  result({ outcome: { winners, why }, round, seats, options }: Finished): Result | null {
    if (seats !== 1 || CHART.every(({ id }) => id !== options.scenario)) return null // lives.7
    if (winners.length === 0) return { won: false, round }
    const { outcome, gold, rival, card, home } = why.values as {
      readonly outcome: OutcomeId
      readonly gold: number
      readonly rival: number
      readonly card: string
      readonly home: number
    }
    const counts = outcome !== 'decouvreuse' || gold > rival // s11.26
    return { won: true, way: wayOf(outcome, card, home), score: counts ? gold : 0, round }
  },
  progress(chosen, log): Progress {
    const run = log.reduce(after, FRESH)
    const { open, lives, of, games, bonuses } = run
    const score = games.reduce((sum, { won, score = 0 }) => sum + (won ? score : 0), 0) // log.6
    const isWon = open.length === 0
    const title = isWon ? titleFor(score) : undefined
    return {
      state: isWon ? 'won' : 'running',
      next: open.map(stage => gameAt(stage, run, chosen)),
      best: bestOf(games),
      games,
      lives: { left: lives, of },
      bonuses: bonuses.map(idOf),
      score,
      ...(title && { title }),
    }
  },
}
