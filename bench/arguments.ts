/** What the command line asks for. */
export interface Arguments {
  readonly json: boolean
  /** The names of the sections to run. */
  readonly only: readonly string[]
  /** The length of a round. */
  readonly seconds: number
}

/** An argument that cannot be used, told in one sentence. */
export class BadArgument extends Error {}

const USE = '--json, --only <section,…> and --seconds <n>'

/** Reads the command line; `sections` are the names there are. */
export function readArguments(args: readonly string[], sections: readonly string[]): Arguments {
  let json = false
  let only = sections
  let seconds = 0.5
  const words = args.flatMap(splitAtEquals).values()
  for (const word of words)
    switch (word) {
      case '--json':
        json = true
        break
      case '--only':
        only = readSections(words.next().value, sections)
        break
      case '--seconds':
        seconds = readSeconds(words.next().value)
        break
      default:
        throw new BadArgument(`The benchmarks do not know “${word}”: they take ${USE}.`)
    }
  return { json, only, seconds }
}

/** `--only=root` is `--only root`. */
function splitAtEquals(arg: string): string[] {
  const equals = arg.indexOf('=')
  return arg.startsWith('--') && equals > 0 ? [arg.slice(0, equals), arg.slice(equals + 1)] : [arg]
}

function readSections(text: string | undefined, sections: readonly string[]): readonly string[] {
  const names = text?.split(',') ?? []
  const stranger = names.find(name => !sections.includes(name))
  if (stranger !== undefined || names.length === 0)
    throw new BadArgument(`There is no section “${stranger ?? ''}”: choose among ${sections.join(', ')}.`)
  return sections.filter(section => names.includes(section))
}

function readSeconds(text: string | undefined): number {
  const seconds = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  if (!(seconds > 0 && Number.isFinite(seconds)))
    throw new BadArgument(`A round lasts a number of seconds above 0, not “${text ?? ''}”.`)
  return seconds
}
