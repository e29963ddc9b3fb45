import { capital } from '@tablee/common/words/fr.ts'
import type { Language } from '@tablee/kernel'
import { type FC, useEffect, useState } from 'react'
import { OUTCOMES, ROADS } from '../../data/campaign.ts'
import { usePart, useView } from '../ui/part.tsx'

/** The rules in the words of the index, of which a browser fetches one language when it is wanted. */
const INDEX: { readonly [L in Language]: () => Promise<{ readonly default: string }> } = {
  fr: () => import('../../RULES.fr.tsv?raw'),
  en: () => import('../../RULES.tsv?raw'),
}

/** What stands before a statement in the index and says nothing here: the scenario, the name of an option. */
const BEFORE = /^[SI]\d+(?:\s?:|,)\s*|^Option `\w+` \([^)]*\)\s?:\s*/

/** The statement of each rule. */
export function statementsIn(tsv: string): ReadonlyMap<string, string> {
  const rows = tsv.split(/\r?\n/).map(line => line.split('\t'))
  return new Map(
    rows.map(row => {
      const statement = (row.at(-1) ?? '').replace(BEFORE, '')
      return [row[0], capital(statement)]
    }),
  )
}

function useStatements(language: Language): ReadonlyMap<string, string> | null {
  const [found, setFound] = useState<ReadonlyMap<string, string> | null>(null)
  useEffect(() => {
    let wanted = true
    INDEX[language]().then(
      tsv => wanted && setFound(statementsIn(tsv.default)),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [language])
  return found
}

/** A scenario: its goals as they stand, where each ending leads, and what is different in it. */
export const ScenarioSheet: FC = () => {
  const { say, language } = usePart().props
  const { view, sheets, names, board, road } = useView()
  const statements = useStatements(language)
  const roads = OUTCOMES.filter(outcome => ROADS[outcome].from === view.scenario)
  return (
    <>
      <h3>{sheets.goals}</h3>
      <ul className="dl-sheet-goals">
        {view.checklist.map(({ says, holds, rule }) => (
          <li key={rule} className={holds ? 'is-met' : undefined}>
            <span role="img" aria-label={holds ? board.met : board.open}>
              {holds ? '✓' : '○'}
            </span>
            {say(says)}
          </li>
        ))}
      </ul>
      <h3>{sheets.roads}</h3>
      <ul className="dl-sheet-list">
        {roads.map(outcome => (
          <li key={outcome}>
            <b>{capital(names.outcome[outcome])}</b>.{road(outcome)}
          </li>
        ))}
      </ul>
      <h3>{sheets.special}</h3>
      {view.special.length === 0 ? (
        <p>{sheets.noSpecial}</p>
      ) : statements === null ? (
        <p>{sheets.loading}</p>
      ) : (
        <ul className="dl-sheet-list">
          {view.special.map(rule => (
            <li key={rule}>{statements.get(rule) ?? rule}</li>
          ))}
        </ul>
      )}
    </>
  )
}
