import type { Row, Section } from '@tablee/board'
import { sectionsOf } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { useOfGame } from '../shell/use-of-game.ts'
import { useTable } from './context.tsx'

/** The table in words, of one place: as the game tells it, or else its view as it is. None until the words are here. */
export function useSections(place: Section['place']): readonly Section[] {
  const { scene } = useTable()
  const { language, tell } = useSettings()
  const told = useOfGame(sectionsOf, scene.game)
  if (told === undefined) return []
  const all = told
    ? told(scene.view as never, scene, language)
    : [{ place: 'board', title: tell('table.map'), rows: rowsOf(scene.view) } as const]
  return all.filter(section => section.place === place)
}

function rowsOf(view: unknown): Row[] {
  if (typeof view !== 'object' || view === null) return [{ cells: [plainly(view)] }]
  return Object.entries(view).map(([name, value]) => ({ cells: [name, plainly(value)] }))
}

function plainly(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (Array.isArray(value)) return value.map(plainly).join(', ') || '–'
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${name} ${plainly(one)}`)
      .join('; ')
  return String(value)
}
