import type { SheetProps } from '@tablee/board'
import type { FC } from 'react'
import type { Perseverance3View } from '../../view.ts'
import { Part } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { factsOf } from './facts.ts'
import './sheet.css'

/** A sheet: what is printed, and how it stands now. */
const Body: FC<SheetProps<Perseverance3View>> = props => {
  const { about, view, language } = props
  const words = wordsIn(language)
  return (
    <Part props={{ ...props, candidates: [], refused: [] }} className="pv-sheet" label={words.sheets.label}>
      {factsOf(about, view, words).map(({ title, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {rows.map(([name, value], nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sheet
              <div key={nth}>
                {name && <dt>{name}</dt>}
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Part>
  )
}

export default Body
