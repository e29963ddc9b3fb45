import type { Language } from '@tablee/kernel'
import { counted, isBegun } from '../../../board/count.ts'
import type { FactionFace, Standing } from '../../../board/faction.ts'
import { SHEETS, wordsOf } from '../../../board/words.ts'
import type { Player } from '../../../state.ts'
import type { RootView } from '../../../view.ts'
import { CORVIDS, PLOTS, type PlotKind } from '../data.ts'
import { HIDDEN, openPlots, showsAs } from '../rules/plots.ts'
import type { CorvidsWords } from '../text/en/board.ts'
import { icons } from './icons.ts'
import './colours.css'
import './plots.css'

const WORDS = wordsOf<CorvidsWords>('corvids')

/** The Corvid Conspiracy at the table. */
export const face: FactionFace = {
  figure: {
    d: 'M3.2 30c2.3-4.2 3.3-9 3.3-14.2 0-4.6-1.4-8.3-4.6-11.6 5.8-2.6 12.5-2.7 16.7.3 2.2 1.6 3.5 3.6 4 5.9l9.3 4.9-10.2.8c0 2 .9 4.1 2.5 6.3 1.9 2.7 3 5.2 3.3 7.6l-3.1-1.7-2.5 1.7-2.7-1.7-2.8 1.7-2.7-1.7-2.7 1.7-2.7-1.7-2.3 1.7Z',
    cut: 'M17.4 8.6a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM12.8 5.5c-2.7 3.7-2.7 8.3-.3 12 1.8 2.7 4.6 4.5 7.9 5.3-5 .3-9.3-1.8-11.2-5.4-2-4.2-.8-8.8 3.6-11.9ZM22.6 12.6l6.2 2.3-6.4-1.1Z',
  },
  icons,
  tokens: { plot: 2, bomb: 2, snare: 2, extortion: 2, raid: 2 },
  tokenFace: (player, kind, clearing) => {
    const plot = player.corvids?.plots[clearing]
    const secret = plot && !plot.faceUp && plot.kind !== HIDDEN ? { sign: plot.kind } : {}
    return { kind: showsAs(player, kind, clearing), ...secret }
  },
  chapter: '13',
  acts: [
    { name: 'move', icon: 'march', underWay: /^move\./ },
    {
      name: 'plot',
      icon: 'plot',
      underWay: /^corvids\.plot\./,
      note: (_, { turn, players }, language) =>
        WORDS[language].warriorsEach(
          CORVIDS.plotCost + (players[turn.seat].corvids ? (turn.notes.plotted ?? 0) : 0),
        ),
    },
    { name: 'battle', icon: 'battle', underWay: /^battle\./ },
    {
      name: 'trick',
      icon: 'trick',
      underWay: /^corvids\.trick\./,
      note: (_, __, language) => WORDS[language].twoPlots,
    },
    {
      name: 'exert',
      icon: 'evening',
      underWay: /^corvids\.exert/,
      done: ({ turn }) => turn.notes.exerted === 1,
      note: (_, __, language) => WORDS[language].noDraw,
    },
  ],
  powers: ['march', 'plot', 'battle', 'trick', ...PLOTS],
  standing,
  facts: (_, player, language) => (player.corvids ? [facts(player, language)] : []),
  count({ turn, players }, prompt) {
    if (!players[turn.seat].corvids || turn.phase !== 'daylight') return null
    return counted('action', CORVIDS.actions - turn.actions, turn.actions, isBegun(prompt, 'corvids.day'))
  },
  explains: { piece, plot: (id, _, language) => WORDS[language].plotTip[id as PlotKind] },
  shows: { plot: id => PLOTS.some(kind => kind === id) },
  journal: {
    consequences: [
      'corvids.plotted',
      'corvids.raid',
      'corvids.shown',
      'corvids.exposed',
      'corvids.mistaken',
      'battle.agents',
    ],
    after: {
      scored: ['corvids.flipped', 'removed', 'corvids.exposed'],
      'card.taken': ['corvids.flipped', 'scored', 'card.taken', 'card.taken.which'],
      removed: ['corvids.flipped', 'scored', 'corvids.exposed'],
      'token.placed': ['removed'],
      'warriors.placed': ['card.spent', 'corvids.raid', 'warriors.placed'],
    },
    tells: { 'corvids.flipped': 8, 'corvids.exposed': 8 },
  },
  battle: {
    within: ['corvids.raid', 'battle.agents'],
    extra: (reason, language) => (reason === 'agents' ? WORDS[language].agents : undefined),
  },
  scenes: [
    { id: 'corvids.flipped', kind: 'flip', icon: 'plot', weight: 80, ofOthers: true },
    { id: 'corvids.raid', kind: 'raid', icon: 'raid', weight: 50, ofOthers: true },
    { id: 'corvids.exposed', kind: 'exposed', icon: 'plot', weight: 70, ofOthers: true },
    { id: 'corvids.mistaken', kind: 'mistaken', icon: 'plot', weight: 40, ofOthers: true },
  ],
}

function standing(player: Player, language: Language): Standing {
  const words = WORDS[language]
  const open = openPlots(player)
  return {
    now: words.now(open + 1),
    facts: [
      facts(player, language),
      words.draws(CORVIDS.draw + openPlots(player, 'extortion')),
      SHEETS[language].crafts(8 - player.tokens.plot[0]),
    ],
  }
}

function facts(player: Player, language: Language): string {
  const down = player.corvids?.plots.filter(plot => plot?.faceUp === false).length ?? 0
  return WORDS[language].facts(down, openPlots(player), player.tokens.plot[0])
}

/** What a plot does; of one that lies face down nobody is told here. */
function piece(id: string, _: RootView, language: Language): string | null {
  const [kind] = id.split('.')
  const words = WORDS[language]
  if (kind === 'plot') return words.hiddenTip
  const plot = PLOTS.find(one => one === kind)
  return plot ? tip(plot, words) : null
}

const tip = (kind: PlotKind, { plot, plotTip }: CorvidsWords): string => `${plot[kind][0]}. ${plotTip[kind]}`
