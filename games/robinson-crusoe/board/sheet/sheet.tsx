import type { SheetProps } from '@tablee/board'
import type { FC } from 'react'
import { partsOf } from '../../scenarios/board/parts.ts'
import type { RobinsonView } from '../../view.ts'
import { CardPicture } from '../cards/card.tsx'
import { faceOfCard } from '../cards/known.ts'
import { Sign } from '../ui/art.tsx'
import { Part, usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'
import { Ahead } from './ahead.tsx'
import { OwnRules } from './rules.tsx'
import { SHEET, SHEETS } from './words.ts'
import '../css/sheet.css'

/** What a scenario asks for and what is different in it; or a card that was named. */
export const Sheet: FC<SheetProps<RobinsonView>> = props => {
  const { about, language } = props
  const card = about.startsWith('card:') ? faceOfCard(about.slice('card:'.length)) : null
  if (card) return <CardPicture card={card} language={language} />
  return (
    <Part props={props} className="rc-sheet" label={SHEET[language].goal}>
      <Tasks />
      <Ahead />
      <OwnRules />
    </Part>
  )
}

/** The goal as tasks that are counted, and how one loses. */
const Tasks: FC = () => {
  const { view, language } = usePart().props
  const words = SHEET[language]
  const { tasks, lose } = SHEETS[language][view.scenario]
  const done = partsOf(view.scenario).done(view)
  return (
    <section className="rc-sh-tasks">
      <h3>{words.goal}</h3>
      <ul>
        {tasks.map(({ name, line }, i) => {
          const { now, of } = done[i] ?? { now: 0, of: 1 }
          return (
            <li key={name} className={now >= of ? 'is-done' : undefined}>
              <b>{name}</b>
              <span className="rc-sh-count">
                <b>{now}</b> / {of}
              </span>
              <em>{line}</em>
              <progress
                max={of}
                value={Math.min(now, of)}
                aria-label={`${name}${WORDS[language].colon}${now} / ${of}`}
              />
            </li>
          )
        })}
      </ul>
      <p className="rc-sh-lost">
        <Sign name="skull" />
        <span>
          <b>{words.lost}</b> {[...lose, words.ways(view.rounds)].join(', ')}
        </span>
      </p>
    </section>
  )
}
