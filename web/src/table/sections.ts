import type { Row, Section } from '@tablee/board'
import type { Settings } from '../settings.tsx'
import type { TableValue } from './context.tsx'

/** The table in words: as the game tells it, or else its view as it is. */
export function sectionsOf({ parts, scene }: TableValue, { language, tell }: Settings): readonly Section[] {
  if (parts.outline) return parts.outline.sections(scene.view as never, scene, language)
  return [{ place: 'board', title: tell('table.map'), rows: rowsOf(scene.view) }]
}

/** The sections of one place. */
export function sectionsAt(
  table: TableValue,
  settings: Settings,
  place: Section['place'],
): readonly Section[] {
  return sectionsOf(table, settings).filter(section => section.place === place)
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
