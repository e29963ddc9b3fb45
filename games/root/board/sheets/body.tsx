import type { SheetProps } from '@tablee/board'
import type { FC } from 'react'
import { cardNumber } from '../../data/cards.ts'
import type { RootView } from '../../view.ts'
import { DISCARD } from '../contents.ts'
import { Part } from '../ui/part.tsx'
import { SHEETS } from '../words.ts'
import { CardText, Pile } from './cards.tsx'
import { Faction } from './faction.tsx'
import '../css/sheets.css'

/** What a sheet of Root shows under its head. */
const Body: FC<SheetProps<RootView>> = props => {
  const { about, language } = props
  const [kind, id] = about.split(':')
  const quiet = { ...props, candidates: [], refused: [] }
  return (
    <Part props={quiet} className="rt-sheet" label={SHEETS[language].powers}>
      {kind === 'card' ? (
        <CardText id={cardNumber(id)} />
      ) : about === DISCARD ? (
        <Pile />
      ) : (
        <Faction seat={Number(id)} />
      )}
    </Part>
  )
}

export default Body
