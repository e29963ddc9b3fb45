import type { FC } from 'react'
import { MADHALA_CITADEL, MADHALA_MISSIONS, MADHALA_OUTSIDE, SCENARIOS } from '../../data/solo.ts'
import { usePart } from '../ui/part.tsx'
import { NAMES, SCENE_WORDS } from '../words.ts'

/** Madhala: what she does, and where her dice send her. */
export const MadhalaSheet: FC = () => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language].sheet
  const { building, expedition, zone } = NAMES[language]
  const rules: readonly string[] = view.scenario === null ? [] : SCENARIOS[view.scenario].rules
  const outside = rules.includes('madhalaMissions') ? MADHALA_MISSIONS : MADHALA_OUTSIDE
  return (
    <>
      <ul className="ml-sheet-list">
        {words.madhala.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{words.inCitadel}</h3>
      <ol className="ml-sheet-dice">
        {MADHALA_CITADEL.map(id => (
          <li key={id}>{building[id]}</li>
        ))}
      </ol>
      <h3>{words.outside}</h3>
      <ol className="ml-sheet-dice">
        {outside.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one line for each side of a die.
          <li key={i}>{id === 'missionA' || id === 'missionB' ? zone[id] : expedition[id]}</li>
        ))}
      </ol>
    </>
  )
}
