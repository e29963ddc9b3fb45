import { levels } from '@tablee/bots'
import { BadArgument } from '../arguments.ts'

const OPPONENTS: readonly string[] = ['random', 'greedy']
const SEATS: readonly string[] = ['1', '2', '3', '4']

/** What may be measured of a game: its parties as rivals, or its scenarios, played by partners or alone. */
export interface Measured {
  readonly id: string
  readonly title: string
  readonly together: boolean
  /** How many play a scenario, where that is not to be chosen. */
  readonly seats: number | null
  /** The parties in the order of the seats, or the scenarios. */
  readonly values: readonly string[]
}

/** What is chosen of each game. */
type Chosen = { readonly [game: string]: readonly string[] }

/** What the command line asks for. */
export interface Plan {
  readonly games: readonly Measured[]
  /** The bot that is measured, by its name. */
  readonly bot: string
  readonly parties: Chosen
  readonly scenarios: Chosen
  /** How many partners play a scenario. */
  readonly seats: number
  /** Whom it plays against, and who plays the same scenarios for comparison. */
  readonly against: readonly string[]
  /** How many matches of each pairing or scenario; their seeds count up from `seed`. */
  readonly matches: number
  readonly seed: number
  /** Whether tables of equal bots with drawn parties are played, instead of one search seat against others. */
  readonly mixtures: boolean
  readonly json: boolean
}

const USE =
  '--game <name,…>, --games <n>, --level <level or iterations>, --ms <n>, --against <random,greedy>, --party <name,…>, --scenario <name,…>, --seats <1 to 4>, --seed <n>, --mixtures and --json'

/** Reads the command line. */
export function readPlan(args: readonly string[], known: readonly Measured[]): Plan {
  const of = (together: boolean): Chosen =>
    Object.fromEntries(known.filter(game => game.together === together).map(({ id, values }) => [id, values]))
  const plan = {
    games: known,
    bot: 'search:medium',
    parties: of(false),
    scenarios: of(true),
    seats: 4,
    against: OPPONENTS,
    matches: 40,
    seed: 1,
    mixtures: false,
    json: false,
  }
  const words = args.flatMap(arg => arg.split(/(?<=^--[a-z]+)=/)).values()
  for (const word of words)
    switch (word) {
      case '--json':
        plan.json = true
        break
      case '--mixtures':
        plan.mixtures = true
        plan.games = plan.games.filter(game => !game.together)
        break
      case '--games':
        plan.matches = readNumber(word, words.next().value)
        break
      case '--game':
        plan.games = readGames(words.next().value, plan.games)
        break
      case '--seats':
        plan.seats = Number(readNames(words.next().value, SEATS)[0])
        break
      case '--scenario':
        plan.scenarios = readChosen(words.next().value, plan.scenarios)
        plan.games = plan.games.filter(game => game.together)
        break
      case '--seed':
        plan.seed = readNumber(word, words.next().value)
        break
      case '--ms':
        plan.bot = `search:${readNumber(word, words.next().value)}ms`
        break
      case '--level':
        plan.bot = readLevel(words.next().value)
        break
      case '--against':
        plan.against = readNames(words.next().value, OPPONENTS)
        break
      case '--party':
        plan.parties = readChosen(words.next().value, plan.parties)
        plan.games = plan.games.filter(game => !game.together)
        break
      default:
        throw new BadArgument(`The tournament does not know “${word}”: it takes ${USE}.`)
    }
  return plan
}

function readGames(text: string | undefined, known: readonly Measured[]): readonly Measured[] {
  const names = readNames(
    text,
    known.map(({ id }) => id),
  )
  return known.filter(({ id }) => names.includes(id))
}

/** What is asked for by name, in each game that has it. */
function readChosen(text: string | undefined, known: Chosen): Chosen {
  const names = readNames(text, Object.values(known).flat())
  return Object.fromEntries(
    Object.entries(known).map(([game, values]) => [game, values.filter(value => names.includes(value))]),
  )
}

function readNumber(option: string, text = ''): number {
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new BadArgument(`${option} takes a whole number above 0, not “${text}”.`)
  return Number(text)
}

function readLevel(text = ''): string {
  if (OPPONENTS.includes(text)) return text
  if (Object.hasOwn(levels, text) || /^[1-9]\d{0,6}$/.test(text)) return `search:${text}`
  const known = [...OPPONENTS, ...Object.keys(levels)].join(', ')
  throw new BadArgument(`--level takes ${known} or a number of iterations, not “${text}”.`)
}

function readNames(text: string | undefined, known: readonly string[]): readonly string[] {
  const names = text?.split(',') ?? []
  const stranger = names.find(name => !known.includes(name))
  if (stranger !== undefined || names.length === 0)
    throw new BadArgument(`There is no “${stranger ?? ''}”: choose among ${known.join(', ')}.`)
  return known.filter(name => names.includes(name))
}
