import type { SheetProps } from '@tablee/board'
import { Facts } from '@tablee/perseverance/board/facts.tsx'
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
          <Facts rows={rows} />
        </section>
      ))}
    </Part>
  )
}

export default Body
