import type { Board } from '@tablee/board'
import { SCENARIOS } from '../../data/solo.ts'
import { score } from '../../rules/points.ts'
import type { MonsterView } from '../../view.ts'
import { clanName, partyOf, printed } from '../contents.ts'
import { later } from '../ui/later.tsx'
import { HEAD_WORDS, NAMES, WORDS } from '../words.ts'
import { headOf } from './heads.ts'

/** What can be opened: cards, tokens and tiles by their names, clans, the scenario, Madhala. */
export const sheet: Board<MonsterView>['sheet'] = (about, view, language) => {
  const words = HEAD_WORDS[language]
  const [kind, id] = about.split(':')
  if (kind === 'seat') {
    const clan = view.clans[Number(id)]
    if (!clan?.affinity) return null
    return {
      title: clanName(view, Number(id), language),
      line: words.clanLine,
      party: partyOf(view, Number(id)),
      note: String(score(printed(view), clan)),
      rules: { words: words.book, at: 'clan.1' },
    }
  }
  if (kind === 'scenario' && view.scenario !== null) {
    const { number, turns } = SCENARIOS[view.scenario]
    return {
      title: NAMES[language].scenario[view.scenario],
      line: words.scenarioLine(number, view.turn, turns),
      rules: { words: words.book, at: 'solo.1' },
    }
  }
  if (kind === 'madhala' && view.madhala)
    return {
      title: WORDS[language].clan.madhala,
      line: words.madhalaLine(view.madhala.tokens),
      rules: { words: words.book, at: 'madhala.1' },
    }
  const head = headOf(about, view, language)
  return head && { ...head, small: true }
}

/** What is under the head of a sheet. */
export const Sheet = later(() => import('./body.tsx'))
