import type { Epilogue, TableFacts } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { CHARACTERS } from '../../data/characters.ts'
import { faceOf } from '../../scenarios/board/faces.ts'
import type { RobinsonView } from '../../view.ts'
import { outlineWords } from '../words.ts'

/** How the castaways ended: what they had reached, and the hearts they had left. */
export function epilogue(view: RobinsonView, { outcome }: TableFacts, language: Language): Epilogue {
  const { saved, lost } = outlineWords(language)
  const won = (outcome?.winners.length ?? 0) > 0
  return {
    title: won ? saved : lost(view.round),
    tasks: faceOf(view)
      .ended(view, won, language)
      .map(task => (won ? { ...task, met: true } : task)),
    lives: view.characters.slice(0, view.players).map(({ id, wounds, alive }) => {
      const { hearts } = CHARACTERS[id]
      return { left: alive ? Math.max(0, hearts - wounds) : 0, of: hearts }
    }),
  }
}
