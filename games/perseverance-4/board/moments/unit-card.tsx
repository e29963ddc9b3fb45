import type { FC } from 'react'
import type { Zone } from '../../data/types.ts'
import { damageOf, speciesOf } from '../../rules/rally.ts'
import type { Unit } from '../../state.ts'
import { dissenterOf, ownerName } from '../contents.ts'
import { AncientOf, DinoOf, MarkOf } from '../ui/art.tsx'
import { useView } from '../ui/part.tsx'

/** What whoever faces a unit deals to it. */
export function useDamageTo(zone: Zone): (unit: Unit) => number {
  const { view, state, data } = useView()
  return unit =>
    unit.owner === null
      ? 0
      : dissenterOf(view, unit.owner) === null
        ? damageOf(state, unit.owner, zone, speciesOf(unit))
        : data.ancients[unit.kind].strength
}

/** The units of a battlefield in a row: how strong they are, who faces them with what damage. */
export const UnitCards: FC<{ readonly zone: Zone; readonly marked?: readonly number[] }> = ({
  zone,
  marked = [],
}) => {
  const { view } = useView()
  const units = view.zones[zone].units.flatMap((unit, slot) => (unit ? [{ unit, slot }] : []))
  return (
    <ol className="p4-units">
      {units.map(({ unit, slot }) => (
        <UnitCard key={slot} zone={zone} unit={unit} marked={marked.includes(slot)} />
      ))}
    </ol>
  )
}

const UnitCard: FC<{ readonly zone: Zone; readonly unit: Unit; readonly marked: boolean }> = ({
  zone,
  unit,
  marked,
}) => {
  const { view, data, names, moments, things, words } = useView()
  const damage = useDamageTo(zone)(unit)
  const { strength } = data.ancients[unit.kind]
  const { owner } = unit
  const look = owner === null ? 'is-alone' : owner === view.seat ? 'is-mine' : ''
  return (
    <li className={`p4-unit-card ${look}${marked ? ' is-marked' : ''}`}>
      <AncientOf kind={unit.kind} />
      <h3>
        {things.capital(names.ancient[unit.kind])}
        <small>{moments.strength(strength)}</small>
      </h3>
      <p>
        {owner === null ? (
          <b className="p4-alone">{moments.nobody}</b>
        ) : (
          unit.dinos.map(({ species }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dino spaces of the unit
            <DinoOf key={place} species={species} owner={owner} />
          ))
        )}
      </p>
      <div>
        {owner !== null && (
          <span>
            <MarkOf owner={owner} /> {ownerName(view, owner, words)}
          </span>
        )}
        <b>
          {damage}/{strength} {owner !== null && damage >= strength && '✓'}
        </b>
      </div>
    </li>
  )
}
