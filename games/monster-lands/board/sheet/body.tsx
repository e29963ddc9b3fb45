import type { SheetProps } from '@tablee/board'
import type { FC } from 'react'
import type { MonsterView } from '../../view.ts'
import { Part } from '../ui/part.tsx'
import { SCENE_WORDS } from '../words.ts'
import { ClanSheet } from './clan.tsx'
import { factsOf } from './facts.ts'
import { MadhalaSheet } from './madhala.tsx'
import { FactsSheet } from './rows.tsx'
import { ScenarioSheet } from './scenario.tsx'
import './sheet.css'

/** What is under the head of a sheet. */
const Body: FC<SheetProps<MonsterView>> = props => {
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

export default Body
