import type { Language } from '@tablee/kernel'
import type { Player } from '../../state.ts'
import type { FactionPicture } from '../../terminal/faction.ts'
import { PLOTS } from './data.ts'
import { HIDDEN } from './rules/plots.ts'

const WORDS = {
  en: {
    plots: 'Plots:',
    left: 'to place',
    not: 'not',
    plot: 'plot',
    down: 'face down',
    kind: { bomb: 'bomb', snare: 'snare', extortion: 'extortion', raid: 'raid' },
  },
  fr: {
    plots: 'Complots :',
    left: 'à poser',
    not: 'sauf',
    plot: 'complot',
    down: 'caché',
    kind: { bomb: 'bombe', snare: 'piège', extortion: 'extorsion', raid: 'raid' },
  },
} as const

/** The plots on the map, and how many are left. */
export function plotLine({ corvids }: Player, language: Language): string {
  if (!corvids) return ''
  const words = WORDS[language]
  const onMap = corvids.plots.flatMap((plot, clearing) => {
    if (plot === null) return []
    const name = plot.kind === HIDDEN ? words.plot : words.kind[plot.kind]
    const not = plot.not.map(kind => words.kind[kind]).join('/')
    return `${clearing} ${name}${plot.faceUp ? '' : ` (${words.down}${not && `, ${words.not} ${not}`})`}`
  })
  const left = PLOTS.map(kind => ({ kind, n: corvids.supply.filter(one => one === kind).length }))
    .filter(({ n }) => n > 0)
    .map(({ kind, n }) => `${n} ${words.kind[kind]}`)
  const known = left.length > 0 ? ` (${left.join(', ')})` : ''
  return `${words.plots} ${onMap.length > 0 ? `${onMap.join(', ')} · ` : ''}${words.left} ${corvids.supply.length}${known}`
}

/** The Corvid Conspiracy in the terminal. */
export const picture: FactionPicture = {
  letter: 'P',
  colour: 35,
  marks: { en: { plot: 'plot' }, fr: { plot: 'complot' } },
  facts: (_, player, language) => (player.corvids ? [plotLine(player, language)] : []),
}
