import type { Outline, Phase, TableFacts } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { COLUMNS } from '../factions/eyrie/data.ts'
import { outline as en } from '../text/en/outline.ts'
import { outline as fr } from '../text/fr/outline.ts'
import type { RootView } from '../view.ts'
import { reckoning } from './end/reckoning.ts'
import { tells } from './end/tells.ts'
import { heads, points } from './heads.ts'
import { WORDS } from './words.ts'
import './css/colours.css'

const OWN = { en, fr } as const
const PHASES = ['birdsong', 'daylight', 'evening'] as const

/** Root in words. */
export const outline: Outline<RootView> = {
  partyName: (party, language) => WORDS[language].party[party] ?? party,
  subtitle: ({ map }, language) => OWN[language].option.map?.values?.[map] ?? map,
  heads,
  points,
  phases,
  reckoning,
  tells,
}

function phases(view: RootView, scene: TableFacts, language: Language): Phase[] {
  if (scene.turnSeat < 0) return []
  const own = OWN[language]
  const now = view.turn.phase
  const count = countOf(view, scene)
  return PHASES.map(phase => ({
    id: phase,
    name: own.phase[phase],
    now: phase === now,
    ...(phase === now && count && { note: own[count.what](count.n, count.of) }),
  }))
}

/** What a faction counts in its phase, which of it comes now, and how many there are. */
interface Count {
  readonly what: 'action' | 'order' | 'operation'
  readonly n: number
  readonly of: number
}

/** The questions at which the next action is chosen: the last one is over. */
const BETWEEN =
  /^(marquise\.day|eyrie\.decree\.card|alliance\.operations|craft|coalition|taxCollector|codebreakers|league)/

function countOf({ turn, players }: RootView, { waiting }: TableFacts): Count | null {
  const { faction, alliance, eyrie } = players[turn.seat]
  const begun = waiting === null || !BETWEEN.test(waiting.prompt)
  if (faction === 'marquise' && turn.phase === 'daylight')
    return counted('action', turn.notes.acted ?? 0, turn.actions, begun)
  if (alliance && turn.phase === 'evening') {
    const done = turn.notes.operations ?? 0
    return counted('operation', done, alliance.officers - done, begun)
  }
  if (eyrie && turn.phase === 'daylight') {
    const orders = COLUMNS.reduce((sum, column) => sum + eyrie.decree[column].length, 0)
    const done = eyrie.resolved.length
    return done === 0 && begun ? null : counted('order', done, orders - done, begun)
  }
  return null
}

/** The action under way if it is begun, else the next one; null where none is left. */
function counted(what: Count['what'], done: number, left: number, begun: boolean): Count | null {
  const n = begun && done > 0 ? done : done + 1
  return n > done + left ? null : { what, n, of: done + left }
}
