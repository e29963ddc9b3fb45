import type { Row, Section, Sections } from '@tablee/board'
import { useEffect, useState } from 'react'
import { sectionsOf } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { useTable } from './context.tsx'

/** The table in words, of one place: as the game tells it, or else its view as it is. None until the words are here. */
export function useSections(place: Section['place']): readonly Section[] {
  const { scene } = useTable()
  const { language, tell } = useSettings()
  const [told, setTold] = useState<{ readonly by: Sections<never> | null } | null>(null)
  const { game } = scene
  useEffect(() => {
    let wanted = true
    sectionsOf(game).then(by => wanted && setTold({ by }))
    return () => {
      wanted = false
    }
  }, [game])
  if (!told) return []
  const all = told.by
    ? told.by(scene.view as never, scene, language)
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
