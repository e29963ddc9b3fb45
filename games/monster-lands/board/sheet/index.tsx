import type { Board, SheetProps } from '@tablee/board'
import type { FC } from 'react'
import { SCENARIOS } from '../../data/solo.ts'
import { score } from '../../rules/points.ts'
import type { MonsterView } from '../../view.ts'
import { clanName, partyOf, printed } from '../contents.ts'
import { Part } from '../ui/part.tsx'
import { NAMES, SCENE_WORDS, WORDS } from '../words.ts'
import { ClanSheet } from './clan.tsx'
import { factsOf } from './facts.ts'
import { MadhalaSheet } from './madhala.tsx'
import { FactsSheet } from './rows.tsx'
import { ScenarioSheet } from './scenario.tsx'
import './sheet.css'

/** What can be opened: cards, tokens and tiles by their names, clans, the scenario, Madhala. */
export const sheet: Board<MonsterView>['sheet'] = (about, view, language) => {
  const words = SCENE_WORDS[language].sheet
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
  const facts = factsOf(about, view, language)
  return facts && { title: facts.title, ...(facts.line && { line: facts.line }), small: true }
}

/** What is under the head of a sheet. */
export const Sheet: FC<SheetProps<MonsterView>> = props => {
  const { about, view, language } = props
  const [kind, id] = about.split(':')
  const quiet = { ...props, candidates: [], refused: [] }
  const facts = factsOf(about, view, language)
  return (
    <Part props={quiet} className="ml-sheet" label={SCENE_WORDS[language].label}>
      {kind === 'seat' ? (
        <ClanSheet seat={Number(id)} />
      ) : kind === 'scenario' ? (
        <ScenarioSheet />
      ) : kind === 'madhala' ? (
        <MadhalaSheet />
      ) : (
        facts && <FactsSheet facts={facts} about={about} />
      )}
    </Part>
  )
}
