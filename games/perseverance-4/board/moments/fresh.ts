import type { Message } from '@tablee/kernel'
import { told } from '@tablee/perseverance/board/moments/told.ts'
import { usePart } from '../ui/part.tsx'
import { shownIn } from './beats.ts'

/** What a report tells of a piece that comes to the board. */
interface Came {
  readonly zone: string
  readonly crew: string
  readonly place: string
  readonly space: number
  readonly slot: number
  readonly officer: string
  readonly owner: number
}

/** The piece that a report brings to the board, by where it stands. */
const PIECES: { readonly [id: string]: ((came: Came) => string) | undefined } = {
  'die.placed': ({ zone, space }) => `die:${zone}:${space}`,
  'unit.deployed': ({ zone, slot }) => `unit:${zone}:${slot}`,
  rallied: ({ zone, slot }) => `dino:${zone}:${slot}`,
  'solo.cabin': ({ zone, crew }) => `cabin:${zone}:${crew}`,
  'solo.crate': ({ zone, place }) => `crate:${zone}:${place}`,
  'solo.fort': ({ zone, space }) => `fort:${zone}:${space}`,
  'solo.leader': ({ zone, owner }) => `leader:${zone}:${owner}`,
  'solo.influence': ({ officer, owner }) => `cube:${officer}:${owner}`,
  'trail.up': ({ zone }) => `trail:${zone}`,
  'trail.down': ({ zone }) => `trail:${zone}`,
}

/** All pieces that some reports bring to the board. */
const piecesIn = (reports: readonly Message[]): string[] =>
  reports.flatMap(report => PIECES[report.id]?.(told<Came>(report)) ?? [])

/** The class of a piece, if it has just come to the board by a step that is shown: it stands in a halo. */
export function useFresh(): (piece: string) => string {
  const step = shownIn(usePart().props)
  const pieces = step?.beat === 'result' && step.owner !== null ? piecesIn(step.reports) : []
  return piece => (pieces.includes(piece) ? ' is-fresh' : '')
}
