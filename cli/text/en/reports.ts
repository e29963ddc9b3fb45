import { roundOf } from '@tablee/games/shelf.ts'
import type { Provenance, Seed, Text } from '@tablee/kernel'

const number = new Intl.NumberFormat('en')
const one = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const and = new Intl.ListFormat('en', { type: 'conjunction' })
const games = (n: number) => (n === 1 ? '1 game' : `${number.format(n)} games`)

const origins: { readonly [P in Provenance]: string } = {
  rulebook: 'rulebook',
  public: 'public source',
  reconstructed: 'reconstructed',
}

/** What commands report. */
export const reports = {
  'cli.fault': (v: { reason: string }) => `Something is wrong with Tablée itself: ${v.reason}`,

  // games
  'cli.seatRange': (v: { min: number; max: number }) =>
    v.min === v.max ? `${v.min} ${v.min === 1 ? 'seat' : 'seats'}` : `${v.min} to ${v.max} seats`,
  'cli.optionLine': (v: { option: string; values: string; perSeat: boolean; standard: string }) =>
    `--option ${v.option}=… ${v.perSeat ? 'one per seat of ' : ''}${v.values} (${v.standard} if left out)`,
  'cli.rulesShare': (v: { rules: number; covered: number; share: number }) =>
    `${percent.format(v.share)} of the rules tested (${v.covered} of ${v.rules})`,
  'cli.rulesUncounted': () => 'rules not counted: no rule index, or no test report',
  'cli.dataShare': (v: { data: number; share: number }) =>
    `${percent.format(v.share)} of ${number.format(v.data)} data reconstructed`,

  // rules
  'cli.later': () => 'later',
  'cli.missing': () => 'missing',
  'cli.kind': () => 'kind',
  'cli.rules': () => 'rules',
  'cli.tested': () => 'tested',
  'cli.unknownRules': (v: { ids: readonly string[] }) => `Cited by tests but in no row: ${v.ids.join(', ')}.`,
  'cli.coverage': (v: { rules: number; covered: number; later: number }) =>
    `${v.covered} of ${v.rules} rules are cited by a test that passed${v.later === 0 ? '' : `; ${v.later} of the others are of a later scope`}.`,

  // data
  'cli.provenance': (v: { from: Provenance; at: string }) =>
    v.at === '' ? origins[v.from] : `${origins[v.from]} (${v.from === 'public' ? '' : 'L'}${v.at})`,
  'cli.noData': (v: { game: string }) => `${v.game} has no data.`,
  'cli.dataCount': (v: { data: number; rulebook: number; public: number; reconstructed: number }) =>
    `${v.data} data: ${v.rulebook} from the rulebook, ${v.public} from public sources, ${v.reconstructed} reconstructed.`,
  'cli.packFits': (v: { replaced: number; data: number }) =>
    `The pack fits: it replaces ${v.replaced} of ${v.data} reconstructed data.`,
  'cli.packName': () => 'My box',
  'cli.templateWritten': (v: { file: string }) => `Written: ${v.file}`,

  // campaign
  'cli.unplayed': () => 'to be played',
  'cli.stageWon': (v: { game: string; round: number }) => `won, ${roundOf(v.game, 'en')} ${v.round}`,
  'cli.stageLost': (v: { game: string; round: number }) => `lost, ${roundOf(v.game, 'en')} ${v.round}`,
  'cli.lives': (v: { left: number; of: number }) => `Lives: ${v.left} of ${v.of}`,
  'cli.campaignScore': (v: { score: number }) => `In all: ${v.score}`,
  'cli.campaignWon': () => 'The campaign is won.',
  'cli.campaignLost': () => 'The campaign is lost.',

  // simulate
  'cli.progress': (v: { done: number; games: number; left: number }) =>
    `${number.format(v.done)}/${number.format(v.games)} games, ${v.left} s left`,
  'cli.simulated': (v: {
    game: string
    games: number
    seats: readonly string[]
    mixed: boolean
    seed: number
  }) =>
    [
      `${v.game}: ${games(v.games)}`,
      ...v.seats,
      ...(v.mixed ? ['mixed tables'] : []),
      `from seed ${v.seed}`,
    ].join(', '),
  'cli.party': () => 'party',
  'cli.wins': () => 'wins',
  'cli.share': () => 'share',
  'cli.meanScore': () => 'mean score',
  'cli.percent': (v: { share: number }) => percent.format(v.share),
  'cli.decimal': (v: { value: number }) => one.format(v.value),
  'cli.reason': (v: { why: string; games: number }) => `${games(v.games)}: ${v.why}`,
  'cli.nobodyWon': (v: { games: number }) => `Nobody won ${games(v.games)}.`,
  'cli.lengths': (v: { mean: number; max: number }) =>
    `Rounds: ${one.format(v.mean)} on average, ${v.max} at most.`,
  'cli.speed': (v: { picks: number; seconds: number; perSecond: number }) =>
    `${number.format(v.picks)} picks in ${one.format(v.seconds)} s: ${number.format(v.perSecond)} per second.`,
  'cli.errors': (v: { errors: number; games: number }) => `${v.errors} of ${games(v.games)} failed.`,
  'cli.failure': (v: { seed: number; picks: number; why: string }) =>
    `The game of seed ${v.seed} failed after ${v.picks} picks: ${v.why} (again: --games 1 --seed ${v.seed} --save <folder>, then tablee replay)`,

  // export
  'cli.exportTitle': (v: { title: string; seats: number; seed: Seed; version: number }) =>
    `${v.title}, ${v.seats} seats, seed ${v.seed}, rules version ${v.version}`,
  'cli.onlyTo': (v: { names: readonly string[]; told: string }) => `[${and.format(v.names)}] ${v.told}`,
  'cli.unfinished': (v: { picks: number }) => `Not finished: ${v.picks} picks so far.`,

  // import
  'cli.imported': (v: { title: string; picks: number; file: string }) =>
    `${v.title}: ${v.picks} picks were played and saved in ${v.file}.`,
  'cli.importStopped': (v: { where: string; why: string; rule: string }) =>
    [v.where, v.why, v.rule && `(Rule ${v.rule}.)`].filter(Boolean).join(' '),
} satisfies Text
