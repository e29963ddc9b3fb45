import { parseArgs } from 'node:util'
import { wrong } from './words.ts'

/** What a flag takes: a value, several values (given again and again), or nothing. */
export type FlagKind = 'value' | 'values' | 'switch'

/** The flags of a command by name. */
export type Flags = { readonly [name: string]: FlagKind }

/** What was given on the command line. */
export interface Given {
  /** The words that are not flags. */
  readonly words: readonly string[]
  /** The value of a flag that takes one. */
  value(flag: string): string | undefined
  /** The values of a flag that takes several. */
  values(flag: string): readonly string[]
  /** Whether a flag that takes nothing was given. */
  has(flag: string): boolean
  /** The whole number given to a flag. */
  number(flag: string, min: number, max?: number): number | undefined
}

/** Reads words and flags; an unknown flag, or one without its value, is refused. */
export function readArguments(args: readonly string[], flags: Flags): Given {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, kind]) => [
      name,
      { type: kind === 'switch' ? 'boolean' : 'string' } as const,
    ]),
  )
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const given = new Map<string, string[]>()
  const words: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    if (!Object.hasOwn(flags, token.name))
      throw wrong('cli.unknownFlag', {
        flag: token.rawName,
        known: Object.keys(flags).map(name => `--${name}`),
      })
    given.set(token.name, [...(given.get(token.name) ?? []), readValue(token, flags[token.name])])
  }
  return new Arguments(words, given)
}

function readValue(
  token: { rawName: string; value?: string; inlineValue?: boolean },
  kind: FlagKind,
): string {
  const { rawName: flag, value, inlineValue } = token
  if (kind === 'switch') {
    if (value !== undefined) throw wrong('cli.needlessValue', { flag })
    return ''
  }
  // “--seats --json” has most likely lost its value.
  if (value === undefined || (inlineValue === false && value.startsWith('--')))
    throw wrong('cli.missingValue', { flag })
  return value
}

class Arguments implements Given {
  readonly words: readonly string[]
  private readonly given: ReadonlyMap<string, readonly string[]>

  constructor(words: readonly string[], given: ReadonlyMap<string, readonly string[]>) {
    this.words = words
    this.given = given
  }

  value(flag: string): string | undefined {
    return this.given.get(flag)?.at(-1)
  }

  values(flag: string): readonly string[] {
    return this.given.get(flag) ?? []
  }

  has(flag: string): boolean {
    return this.given.has(flag)
  }

  number(flag: string, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined {
    const text = this.value(flag)
    if (text === undefined) return undefined
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!(number >= min && number <= max))
      throw wrong('cli.notANumber', { flag: `--${flag}`, value: text, min, max })
    return number
  }
}

/** Reads `--option name=value` flags. */
export function readOptionFlags(texts: readonly string[]): { readonly [name: string]: string } {
  return Object.fromEntries(
    texts.map(text => {
      const equals = text.indexOf('=')
      if (equals <= 0) throw wrong('cli.optionForm', { value: text })
      return [text.slice(0, equals), text.slice(equals + 1)]
    }),
  )
}
