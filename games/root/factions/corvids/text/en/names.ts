import type { EnglishNames } from '../../../../text/en/party.ts'
import type { PlotKind } from '../../data.ts'

/** What the Corvid Conspiracy is called. */
export const names: EnglishNames = {
  parties: { corvids: { name: 'the Corvids', plural: true, full: 'Corvid Conspiracy', short: 'Corvids' } },
  pieces: { plot: 'plot', bomb: 'bomb', snare: 'snare', extortion: 'extortion', raid: 'raid' },
  sources: { plots: 'for plots' },
}

/** A plot of a kind with its article. */
export const A_PLOT: { readonly [K in PlotKind]: string } = {
  bomb: 'a bomb',
  snare: 'a snare',
  extortion: 'an extortion',
  raid: 'a raid',
}
