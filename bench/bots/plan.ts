import { levels } from '@tablee/bots'
import { BadArgument } from '../arguments.ts'

const OPPONENTS: readonly string[] = ['random', 'greedy']
const SEATS: readonly string[] = ['1', '2', '3', '4']

/** The games that are measured: rivals in Root, partners in Robinson Crusoe. */
const GAMES: readonly string[] = ['root', 'robinson-crusoe']

/** What the command line asks for. */
export interface Plan {
  readonly games: readonly string[]
  /** The search that is measured, by its name as a bot. */
  readonly bot: string
  readonly factions: readonly string[]
  readonly scenarios: readonly string[]
  /** How many partners play a scenario. */
  readonly seats: number
  /** Whom it plays against in Root, and who plays the same scenarios of Robinson Crusoe for comparison. */
  readonly against: readonly string[]
  /** How many matches of each pairing or scenario; their seeds count up from `seed`. */
  readonly matches: number
  readonly seed: number
  readonly json: boolean
}

const USE =
  '--game <name,…>, --games <n>, --level <level or iterations>, --ms <n>, --against <random,greedy>, --faction <name,…>, --scenario <name,…>, --seats <1 to 4>, --seed <n> and --json'

/** What may be measured: the factions of Root, in the order of the seats, and the scenarios of Robinson Crusoe. */
export interface Known {
  readonly factions: readonly string[]
  readonly scenarios: readonly string[]
}

/** Reads the command line. */
export function readPlan(args: readonly string[], { factions, scenarios }: Known): Plan {
  const plan = {
    games: GAMES,
    bot: 'search:medium',
    factions,
    scenarios,
    seats: 4,
    against: OPPONENTS,
    matches: 40,
    seed: 1,
    json: false,
  }
  const words = args.flatMap(arg => arg.split(/(?<=^--[a-z]+)=/)).values()
  for (const word of words)
    switch (word) {
      case '--json':
        plan.json = true
        break
      case '--games':
        plan.matches = readNumber(word, words.next().value)
        break
      case '--game':
        plan.games = readNames(words.next().value, GAMES)
        break
      case '--seats':
        plan.seats = Number(readNames(words.next().value, SEATS)[0])
        break
      case '--scenario':
        plan.scenarios = readNames(words.next().value, scenarios)
        break
      case '--seed':
        plan.seed = readNumber(word, words.next().value)
        break
      case '--ms':
        plan.bot = `search:${readNumber(word, words.next().value)}ms`
        break
      case '--level':
        plan.bot = `search:${readLevel(words.next().value)}`
        break
      case '--against':
        plan.against = readNames(words.next().value, OPPONENTS)
        break
      case '--faction':
        plan.factions = readNames(words.next().value, factions)
        break
      default:
        throw new BadArgument(`The tournament does not know “${word}”: it takes ${USE}.`)
    }
  return plan
}

function readNumber(option: string, text = ''): number {
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new BadArgument(`${option} takes a whole number above 0, not “${text}”.`)
  return Number(text)
}

function readLevel(text = ''): string {
  if (Object.hasOwn(levels, text) || /^[1-9]\d{0,6}$/.test(text)) return text
  const known = Object.keys(levels).join(', ')
  throw new BadArgument(`--level takes ${known} or a number of iterations, not “${text}”.`)
}

function readNames(text: string | undefined, known: readonly string[]): readonly string[] {
  const names = text?.split(',') ?? []
  const stranger = names.find(name => !known.includes(name))
  if (stranger !== undefined || names.length === 0)
    throw new BadArgument(`There is no “${stranger ?? ''}”: choose among ${known.join(', ')}.`)
  return known.filter(name => names.includes(name))
}
