import type { FC } from 'react'
import { RANKS, SCENARIOS } from '../../data/solo.ts'
import { score } from '../../rules/points.ts'
import { diversity, meets, unmetGoals } from '../../rules/solo/rank.ts'
import { printed } from '../contents.ts'
import { usePart } from '../ui/part.tsx'
import { NAMES, SCENE_WORDS, THINGS } from '../words.ts'
import { Rows } from './rows.tsx'

/** A scenario: what it is about, the ranks and how far one is, what is different in it. */
export const ScenarioSheet: FC = () => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language].sheet
  if (view.scenario === null) return null
  const scenario = SCENARIOS[view.scenario]
  const { turns, ranks } = scenario
  const clan = { ...view.clans[0], traps: [...(view.clans[0].traps ?? [])] }
  const table = printed(view)
  const asks = (key: 'points' | 'gold' | 'missions' | 'members' | 'goal') => ranks.some(rank => key in rank)
  const changes = [
    ...THINGS[language].scenarioStart(scenario),
    ...scenario.rules.map(rule => THINGS[language].scenarioRule(rule)),
  ]
  const unmet = asks('goal') ? unmetGoals(table, clan) : []
  return (
    <>
      <h3>{words.goal}</h3>
      <p>{words.goalOf(turns)}</p>
      <h3>{words.ranks}</h3>
      <ul className="ml-sheet-ranks">
        {ranks.map((threshold, place) => (
          <li key={RANKS[place + 1]} className={meets(table, clan, threshold) ? 'is-met' : undefined}>
            <b>{NAMES[language].rank[RANKS[place + 1]]}</b>
            <span>{THINGS[language].threshold(threshold)}</span>
          </li>
        ))}
      </ul>
      <h3>{words.now}</h3>
      <Rows
        rows={[
          ...(asks('points') ? [[words.points, score(table, clan)] as const] : []),
          ...(asks('gold') ? [[THINGS[language].threshold({ gold: clan.gold }), ''] as const] : []),
          ...(asks('missions')
            ? [[THINGS[language].threshold({ missions: clan.missions }), ''] as const]
            : []),
          ...(asks('members') ? [[words.members, diversity(table, clan).join('/')] as const] : []),
          ...(unmet.length > 0
            ? [[words.lacks, unmet.map(goal => words.goals[goal]).join(', ')] as const]
            : []),
        ]}
      />
      <h3>{words.rules}</h3>
      {changes.length === 0 ? (
        <p>{words.usual}</p>
      ) : (
        <ul className="ml-sheet-list">
          {changes.map(change => (
            <li key={change}>{change}.</li>
          ))}
        </ul>
      )}
    </>
  )
}
