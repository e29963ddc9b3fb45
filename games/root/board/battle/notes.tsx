import type { FC } from 'react'
import { Icon } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { MOMENTS } from '../words.ts'
import type { Engagement } from './engagement.ts'
import { notesOn } from './know.ts'

/** « Bon à savoir »: on a phone each note folds to its title. */
export const Notes: FC<{ readonly battle: Engagement }> = ({ battle }) => {
  const { props } = usePart()
  const notes = notesOn(props, battle)
  if (notes.length === 0) return null
  const folds = props.size === 'phone'
  return (
    <section className="rt-notes">
      <h3>{MOMENTS[props.language].goodToKnow}</h3>
      <ul>
        {notes.map(({ key, tone, icon, words: [title, line] }) => (
          <li key={key} className={`is-${tone}`}>
            <span className="rt-note-sign">
              <Icon name={icon} />
            </span>
            {folds ? (
              <details>
                <summary>{title}</summary>
                <p>{line}</p>
              </details>
            ) : (
              <div>
                <h4>{title}</h4>
                <p>{line}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
