import { metas, offered } from '@tablee/games/shelf.ts'
import type { Numbers } from './sections.ts'
import { sizeKey } from './web.ts'

type Goal = { readonly atLeast: number } | { readonly atMost: number }

/** What each number says, in the order of the table. */
const names: { readonly [key: string]: string } = {
  seats: 'seats',
  picksPerSecond: 'picks/s, nothing kept',
  gamesPerSecond: 'games/s, nothing kept',
  mixedPicksPerSecond: 'picks/s at mixed tables where seats alone play, nothing kept',
  mixedAutomataPicksPerSecond: 'picks/s at mixed tables with some that nobody plays, nothing kept',
  mixedAutomataTurnsPerSecond: 'turns/s that those take at mixed tables meanwhile',
  automataPicksPerSecond: 'picks/s of one seat beside three that nobody plays, nothing kept',
  automataTurnsPerSecond: 'turns/s that those take meanwhile',
  picksPerGame: 'picks per game',
  keepPicksPerSecond: 'picks/s, all kept',
  boardgameio: 'picks/s of boardgame.io',
  ratio: 'times boardgame.io, nothing kept',
  ratioKeep: 'times boardgame.io, all kept',
  forksPerSecond: 'forks/s in mid-game',
  playoutsPerSecond: 'search playouts/s in mid-game',
  playoutDepth: 'picks a playout is limited to',
  longGamePicks: 'picks of the long game below',
  saveKilobytes: 'its save, kB',
  saveMs: 'save, ms',
  saveP99Ms: 'save, ms, p99',
  loadMs: 'load, ms',
  loadP99Ms: 'load, ms, p99',
  undoMs: 'undo, ms',
  undoP99Ms: 'undo, ms, p99',
  undoLoadedMs: 'first undo after loading, ms',
  undoLoadedP99Ms: 'first undo after loading, ms, p99',
  replayMs: 'full replay, ms',
  replayP99Ms: 'full replay, ms, p99',
  firstScreenKb: 'first screen, kB gzipped: page, scripts, styles',
  anyTableKb: 'what every table needs, kB more, fetched while the first screen is read',
  ...Object.fromEntries(
    offered.map(({ id, title }) => [sizeKey(id), `a table of ${title.en}, kB more, rules and bots included`]),
  ),
  pickToRepaintMs: 'pick to repaint, ms',
  pickToRepaintP95: 'pick to repaint, ms, p95',
  picksTimed: 'picks timed',
  homeToPlayable: 'home to playable, ms, nothing cached',
  homeToPlayableWarm: 'home to playable, ms, all cached',
}

/** What every game is to reach. */
const everyGame: { readonly [key: string]: Goal } = {
  picksPerSecond: { atLeast: 100_000 },
  loadMs: { atMost: 10 },
  undoP99Ms: { atMost: 20 },
  undoLoadedP99Ms: { atMost: 20 },
  replayMs: { atMost: 500 },
}

function goalsOf(speed: { readonly [key: string]: number }): { readonly [key: string]: Goal } {
  const least = Object.entries(speed).map(([key, atLeast]) => [key, { atLeast }])
  return { ...everyGame, ...Object.fromEntries(least) }
}

const goals: { readonly [section: string]: { readonly [key: string]: Goal } | undefined } = {
  kernel: { ratio: { atLeast: 200 }, ratioKeep: { atLeast: 100 } },
  ...Object.fromEntries(metas.flatMap(({ id, speed }) => (speed ? [[id, goalsOf(speed)]] : []))),
  web: {
    firstScreenKb: { atMost: 150 },
    ...Object.fromEntries(offered.map(({ id, tableKb = 120 }) => [sizeKey(id), { atMost: tableKb }])),
    pickToRepaintP95: { atMost: 50 },
    homeToPlayable: { atMost: 2000 },
    homeToPlayableWarm: { atMost: 2000 },
  },
}

/** The numbers of a section as a table: what, how much, and what to reach. */
export function table(section: string, numbers: Numbers): string {
  const reach = goals[section] ?? everyGame
  const rows = Object.entries(numbers).map(([key, value]) => [
    names[key] ?? key,
    value === null ? '–' : written(value),
    reach[key] ? goalText(reach[key]) : '',
  ])
  const widths = [0, 1].map(column => Math.max(...rows.map(row => row[column].length)))
  const lines = rows.map(([what, value, goal]) =>
    `  ${what.padEnd(widths[0])}  ${value.padStart(widths[1])}  ${goal}`.trimEnd(),
  )
  return [section, ...lines, ''].join('\n')
}

function goalText(goal: Goal): string {
  return 'atLeast' in goal ? `reach ≥ ${written(goal.atLeast)}` : `reach ≤ ${written(goal.atMost)}`
}

function written(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 4 })
}
