import type { Fact } from '../../../rootlog/read/fact.ts'
import type { LogLine } from '../../../rootlog/read/file.ts'
import { CORVIDS, PLOTS, type PlotKind } from '../data.ts'

/** A plot from when it is laid until it is removed, as a log tells it. */
interface Laid {
  readonly line: LogLine
  readonly clearing: string
  readonly start: number
  end: number
  kind: PlotKind | null
  readonly not: PlotKind[]
}

/** The kind of a plot by its letter. */
const kindOf = (letter: string): PlotKind | null => PLOTS.find(kind => kind[0] === letter) ?? null

/** The plots of a log: what is flipped, guessed or removed later was laid as that. */
function plotsIn(lines: readonly LogLine[]): Laid[] {
  const all: Laid[] = []
  const on = new Map<string, Laid>()
  let time = 0
  for (const line of lines)
    for (const [place, fact] of line.facts.entries()) {
      time++
      const { kind, owner, what, from, to } = fact
      const laid = on.get(from)
      if (kind === 'piece' && owner === 'P' && what === 't' && from === '') {
        const plot = { line, clearing: to, start: time, end: Number.POSITIVE_INFINITY, kind: null, not: [] }
        all.push(plot)
        on.set(to, plot)
      } else if (kind === 'piece' && owner === 'P' && /^t/.test(what) && laid) {
        laid.kind ??= kindOf(what.slice(2))
        laid.end = time
        on.delete(from)
      } else if (kind === 'note' && owner === 'P' && what.startsWith('^') && laid) laid.kind = kindOf(what[1])
      else if (kind === 'note') guessOrTrick(what, line.facts[place + 1], on)
    }
  return all
}

/** A guess is right if the plot is removed; in a Trick two change places. */
function guessOrTrick(what: string, next: Fact | undefined, on: Map<string, Laid>): void {
  const guess = /^\?([a-z])(\d+)$/.exec(what)
  const guessed = guess && on.get(guess[2])
  const kind = guess && kindOf(guess[1])
  if (guessed && kind) {
    if (next?.kind === 'piece' && next.from === guess[2] && next.owner === 'P') guessed.kind ??= kind
    else guessed.not.push(kind)
  }
  const trick = /^<->(\d+) (\d+)$/.exec(what)
  const [one, other] = [on.get(trick?.[1] ?? ''), on.get(trick?.[2] ?? '')]
  if (!trick || !one || !other) return
  on.set(trick[1], other)
  on.set(trick[2], one)
}

/** Those that are never seen are of a kind that is left while they lie. */
function fillIn(plots: readonly Laid[]): void {
  for (const plot of plots) {
    if (plot.kind) continue
    const beside = plots.filter(one => one !== plot && one.start < plot.end && plot.start < one.end)
    const times = (kind: PlotKind): number => beside.filter(one => one.kind === kind).length
    const free = PLOTS.filter(kind => !plot.not.includes(kind) && times(kind) < CORVIDS.ofEachKind)
    plot.kind = free.sort((a, b) => times(a) - times(b))[0] ?? null
  }
}

/** Tells with each plot that is laid of which kind it is. */
export function foretells(lines: readonly LogLine[]): LogLine[] {
  const plots = plotsIn(lines)
  fillIn(plots)
  return lines.map(line => {
    const known = line.asides.some(({ what }) => what.startsWith('plot '))
    const own = known ? [] : plots.filter(plot => plot.line === line && plot.kind !== null)
    const asides = own.map(
      ({ clearing, kind }): Fact => ({
        ...{ raw: '', kind: 'note', owner: 'P', what: `plot ${clearing}`, suit: '', from: '', count: 1 },
        to: kind ?? '',
        soft: 'remark',
      }),
    )
    return { ...line, asides: [...line.asides, ...asides] }
  })
}
