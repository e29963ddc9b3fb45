import { told } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { Dino, Leader, Sign } from '@tablee/perseverance/board/pieces.tsx'
import { SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import type { FC } from 'react'
import { TAMED_BY } from '../../data/types.ts'
import { type Player, UNITS, type Unit, type Units } from '../../state.ts'
import { useView } from '../ui/part.tsx'

/** What a unit is called. */
const useUnitName = (): ((unit: Unit) => string) => {
  const { board, names } = useView()
  return unit => (unit === 'ranger' || unit === 'leader' ? board.unit[unit] : names.species[unit])
}

/** A unit as a piece of its owner; whoever is mounted sits on their dino. */
export const UnitPiece: FC<{ readonly unit: Unit; readonly of: Player }> = ({ unit, of }) => {
  const { data } = useView()
  if (unit === 'ranger') return <Sign name="ranger" />
  if (unit === 'leader') {
    const { mount, species } = data.leaders[of.leader]
    const on: Species | undefined = of.artefacts.includes(mount) ? species : undefined
    return <Leader leader={of.leader} colour={of.colour} on={on} />
  }
  return <Dino species={unit} colour={of.colour} />
}

/** The units of a place, each kind with its number. */
export const UnitRow: FC<{ readonly units: Units; readonly of: Player }> = ({ units, of }) => {
  const name = useUnitName()
  return UNITS.filter(unit => units[unit] > 0).map(unit => (
    <span key={unit} className="pv-un" {...told(`${name(unit)} ${units[unit]}`)}>
      <UnitPiece unit={unit} of={of} />
      <b>{units[unit]}</b>
    </span>
  ))
}

/** The same of whoever looks: each kind may be chosen. */
export const MyUnits: FC<{ readonly units: Units; readonly of: Player; readonly place: string }> = ({
  units,
  of,
  place,
}) => {
  const { board } = useView()
  const there = UNITS.filter(unit => units[unit] > 0)
  if (there.length === 0) return <span className="pv-none">{board.none}</span>
  return there.map(unit => <MyUnit key={unit} unit={unit} n={units[unit]} of={of} place={place} />)
}

const MyUnit: FC<{
  readonly unit: Unit
  readonly n: number
  readonly of: Player
  readonly place: string
}> = ({ unit, n, of, place }) => {
  const name = useUnitName()
  const own = `${place}:${unit}`
  const attributes = useSpotAttributes(
    place === 'home' ? [`unit:${unit}`, own] : own,
    'pv-un',
    `${name(unit)} ${n}`,
  )
  return (
    <span {...attributes}>
      <UnitPiece unit={unit} of={of} />
      <b>{n}</b>
    </span>
  )
}

/** The untamed dinos of whoever looks. */
export const MyUntamed: FC<{ readonly of: Player }> = ({ of }) => {
  const { board } = useView()
  const there = SPECIES.filter(species => of.untamed[species] > 0)
  if (there.length === 0) return <span className="pv-none">{board.none}</span>
  return there.map(species => <OneUntamed key={species} species={species} n={of.untamed[species]} />)
}

const OneUntamed: FC<{ readonly species: Species; readonly n: number }> = ({ species, n }) => {
  const { names, board } = useView()
  const attributes = useSpotAttributes(
    `dino:${species}`,
    'pv-un',
    `${board.untamed}${board.colon}${names.species[species]} ${n}`,
  )
  return (
    <span {...attributes}>
      <Dino species={species} />
      <b>{n}</b>
    </span>
  )
}

/** The species that an artefact tames free; null for the other four. */
export const tamedBy = (artefact: string): Species | null =>
  SPECIES.find(species => TAMED_BY[species] === artefact) ?? null
