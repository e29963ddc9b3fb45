import { PanelHead } from '@tablee/board/kit/panel.tsx'
import type { FC } from 'react'
import { Part, type Props } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'

/** What is played for: the checklist of the scenario, the gold first, each with whether it holds now. */
export const Common: FC<Props> = props => {
  const { view, language, say, size } = props
  const { board, names } = wordsIn(language)
  const title = view.scenario === null ? board.goals : names.scenario[view.scenario]
  return (
    <Part props={props} className={`dl-goals kit-panel is-${size}`} label={title}>
      <PanelHead title={title} long={title.length > 24} />
      <ul>
        {view.checklist.map(({ says, holds }) => (
          <li key={say(says)} className={holds ? 'is-met' : undefined}>
            <span role="img" aria-label={holds ? board.met : board.open}>
              {holds ? '✓' : '○'}
            </span>
            {say(says)}
          </li>
        ))}
        {view.scenario === null && <li>{board.goal}</li>}
      </ul>
    </Part>
  )
}
