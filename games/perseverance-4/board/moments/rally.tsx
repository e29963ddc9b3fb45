import { type Candidate, type Face, PASS } from '@tablee/kernel'
import { told } from '@tablee/perseverance/board/moments/told.ts'
import type { Species } from '@tablee/perseverance/ids.ts'
import type { FC } from 'react'
import type { Zone } from '../../data/types.ts'
import { fights } from '../../rules/combat/combat.ts'
import { damageAt, takesPart, unfaced, unitsAt } from '../../rules/combat/damage.ts'
import { breachLimit } from '../../rules/query.ts'
import { damageOf, groupsAt, speciesOf } from '../../rules/rally.ts'
import type { Perseverance4, Unit } from '../../state.ts'
import { ownersOf } from '../contents.ts'
import { DinoOf, LeaderOf, Sign } from '../ui/art.tsx'
import { usePart, useView } from '../ui/part.tsx'
import { DamageBar } from './bars.tsx'
import { Choice } from './choices.tsx'
import { UnitCards } from './unit-card.tsx'

interface Group {
  readonly slot: number
  readonly dinos: readonly Species[]
  readonly damage: number
  readonly strength: number
}

/** Groups that would be too weak: nothing that may be chosen, but worth seeing. */
function weakAt(state: Perseverance4, seat: number, zone: Zone, left: number): Group[] {
  const all = {
    ...state,
    data: { ...state.data, switches: { ...state.data.switches, ep4RallyOnlyFitGroups: false } },
  }
  return groupsAt(all, seat, zone, left).flatMap(({ slot, dinos }) => {
    const unit = state.zones[zone].units[slot] as Unit
    const damage = damageOf(state, seat, zone, [...speciesOf(unit), ...dinos])
    const { strength } = state.data.ancients[unit.kind]
    return damage < strength ? [{ slot, dinos, damage, strength }] : []
  })
}

/** Whom to rally: the battlefield, all groups that fit under the unit they face, and the combat as it would end now. */
export const Rally: FC<{ readonly face: Face }> = ({ face }) => {
  const { view, state, names, moments } = useView()
  const { candidates, chosen } = usePart().props
  const { zone, left } = told<{ zone: Zone; left: number }>(face.prompt)
  const groups = candidates.flatMap(candidate =>
    candidate.key === PASS ? [] : [{ candidate, group: told<Group>(candidate.say) }],
  )
  const pass = candidates.find(({ key }) => key === PASS)
  const seat = view.seat ?? 0
  const weak = weakAt(state, seat, zone, left)
  const slots = [
    ...new Set([...groups.map(({ group }) => group.slot), ...weak.map(({ slot }) => slot)]),
  ].sort((a, b) => a - b)
  const marked = groups.find(({ candidate }) => candidate.key === chosen)?.group.slot
  return (
    <>
      <header className="p4-sheet-head">
        <div>
          <p>{names.zone[zone]}</p>
          <h2>{moments.rallyIn(names.zone[zone])}</h2>
        </div>
        <p className="p4-results">
          <span>
            <Sign name="rally" /> {moments.dinosLeft(left)}
          </span>
          {fights(state, zone) && (
            <b className="is-lost">
              <Sign name="combat" /> {moments.atEnd}
            </b>
          )}
        </p>
      </header>
      <div className="p4-sheet-body">
        <UnitCards zone={zone} marked={marked === undefined ? [] : [marked]} />
        <div className="p4-rally">
          <div className="p4-groups">
            {slots.map(slot => (
              <Against
                key={slot}
                zone={zone}
                slot={slot}
                fit={groups.filter(({ group }) => group.slot === slot)}
                weak={weak.filter(one => one.slot === slot)}
              />
            ))}
            {slots.length === 0 && <p>{moments.noGroup}</p>}
          </div>
          <Forecast zone={zone} />
        </div>
      </div>
      {pass && (
        <footer className="p4-sheet-foot">
          <Choice candidate={pass} className="is-plain" />
        </footer>
      )}
    </>
  )
}

const Against: FC<{
  readonly zone: Zone
  readonly slot: number
  readonly fit: readonly { readonly candidate: Candidate; readonly group: Group }[]
  readonly weak: readonly Group[]
}> = ({ zone, slot, fit, weak }) => {
  const { view, data, names, moments } = useView()
  const unit = view.zones[zone].units[slot]
  if (!unit) return null
  const seat = view.seat ?? 0
  return (
    <section>
      <h3>
        {moments.against(names.ancient[unit.kind], slot + 1)}{' '}
        <small>
          {moments.strength(data.ancients[unit.kind].strength)}
          {unit.owner !== null && `, ${moments.replaces}`}
        </small>
      </h3>
      <div>
        {fit.map(({ candidate, group }) => (
          <Choice key={candidate.key} candidate={candidate} className="is-group">
            <Dinos of={group.dinos} seat={seat} />
            <b>
              {group.damage}/{group.strength}
            </b>
          </Choice>
        ))}
        {weak.slice(0, 4).map(({ dinos, damage, strength }) => (
          <span key={dinos.join()} className="p4-choice is-group is-off">
            <Dinos of={dinos} seat={seat} />
            {damage}/{strength} {moments.weak}
          </span>
        ))}
      </div>
    </section>
  )
}

const Dinos: FC<{ readonly of: readonly Species[]; readonly seat: number }> = ({ of, seat }) => (
  <>
    {of.map((species, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dinos of a group
      <DinoOf key={nth} species={species} owner={seat} />
    ))}
  </>
)

/** The combat as it would end now: what everybody deals, and what a breach would cost. */
const Forecast: FC<{ readonly zone: Zone }> = ({ zone }) => {
  const { view, state, data, moments } = useView()
  const fighting = ownersOf(view).filter(owner => takesPart(state, owner, zone))
  const damage = fighting.map(owner => ({ owner, n: damageAt(state, owner, zone) }))
  const most = Math.max(1, ...damage.map(({ n }) => n))
  const mine = damage.find(({ owner }) => owner === view.seat)?.n ?? 0
  const alone = unfaced(state, zone)
  const limit = breachLimit(state)
  const { trail, fortifications } = view.zones[zone]
  const guard = data.switches.ep4FortificationStopsDescent ? (fortifications[trail - 2] ?? null) : null
  const inIt = view.seat !== null && fighting.includes(view.seat) && guard !== view.seat
  const words =
    alone === 0
      ? [moments.forecastVictory(unitsAt(state, zone).length)]
      : [
          moments.forecastBreach(view.breaches + 1, limit, alone),
          view.breaches + 1 >= limit && moments.forecastLost,
          inIt && moments.forecastLoss(data.numbers.breach * alone),
          guard !== null ? moments.forecastGuard : trail > 1 && moments.forecastTrail(trail, trail - 1),
        ].filter(Boolean)
  return (
    <aside className="p4-forecast">
      <h3>{moments.forecast}</h3>
      <ul>
        {damage.map(({ owner, n }) => (
          <li key={owner}>
            <LeaderOf owner={owner} />
            <DamageBar zone={zone} owner={owner} n={n} most={most} mine={mine} />
          </li>
        ))}
      </ul>
      <p className={alone > 0 ? 'is-breach' : undefined}>{words.join(' ')}</p>
    </aside>
  )
}
