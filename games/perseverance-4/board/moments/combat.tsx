import type { Face, Message } from '@tablee/kernel'
import { Course } from '@tablee/perseverance/board/moments/steps.tsx'
import { told } from '@tablee/perseverance/board/moments/told.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import type { FC } from 'react'
import type { Zone } from '../../data/types.ts'
import { breachLimit } from '../../rules/query.ts'
import { ownerName } from '../contents.ts'
import { FaceOf, Sign } from '../ui/art.tsx'
import { usePart, useView } from '../ui/part.tsx'
import { DamageBar } from './bars.tsx'
import { Choices } from './choices.tsx'
import { UnitCards } from './unit-card.tsx'

/** What a combat told as it began. */
interface Fought {
  readonly zone: Zone
  readonly unfaced: number
  readonly damage: readonly { readonly owner: Owner; readonly n: number }[]
}

/** Which of the steps is on, by what is asked. */
const STEP: { readonly [prompt: string]: number | undefined } = { honour: 1, reward: 2, wound: 3 }

/** A combat: the result, what everybody dealt and gains, and the question that is asked of it. */
export const Combat: FC<{ readonly reports: readonly Message[]; readonly face: Face | null }> = ({
  reports,
  face,
}) => {
  const { view, state, data, board, moments, names, things, words } = useView()
  const { say } = usePart().props
  const fought = told<Fought>(reports[0])
  const { zone, unfaced, damage } = fought
  const asked = face?.prompt.id ?? ''
  // What passes without a question is told to its end.
  const over = face === null && reports.some(({ id }) => id === 'unit.deployed')
  const step = over ? moments.stepper.length : (STEP[asked] ?? 0)
  const order = [...damage].sort((a, b) => b.n - a.n)
  const most = order[0]?.n ?? 0
  const mine = damage.find(({ owner }) => owner === view.seat)?.n ?? 0
  const units = view.zones[zone].units.filter(unit => unit !== null).length
  const breach = reports.find(({ id }) => id === 'breach')
  const breaches = breach ? told<{ breaches: number }>(breach).breaches : view.breaches
  const wave = data.warpath.waves[trailAfter(reports, zone, view.zones[zone].trail) - 1]
  return (
    <>
      <header className="p4-sheet-head">
        <div>
          <p>{view.zones[zone].flagged ? moments.why_.flag : moments.why_.full}</p>
          <h2>{moments.combatIn(names.zone[zone])}</h2>
        </div>
        <p className="p4-results">
          <b className={unfaced === 0 ? 'is-won' : 'is-lost'}>
            {unfaced === 0 ? moments.victory : moments.breach}
          </b>
          <span>{unfaced === 0 ? moments.defeated(units) : moments.unfaced(unfaced)}</span>
          <span>
            <Sign name="breach" /> {board.breachesOf(breaches, breachLimit(state))}
          </span>
        </p>
      </header>
      <Course steps={moments.stepper} now={step} />
      <div className="p4-sheet-body">
        <UnitCards zone={zone} />
        <table className="p4-parties" hidden={order.length === 0}>
          <thead>
            <tr>
              <th />
              <th>
                {moments.damage} <small>{mine > 0 && moments.yoursIs}</small>
              </th>
              <th>{moments.gains}</th>
            </tr>
          </thead>
          <tbody>
            {order.map(({ owner, n }) => {
              const gains = reports.filter(report => isOf(report, owner)).map(report => say(report))
              return (
                <tr key={owner} className={owner === view.seat ? 'is-mine' : undefined}>
                  <th scope="row">
                    <FaceOf owner={owner} size={34} />
                    <span>{things.capital(ownerName(view, owner, words))}</span>
                  </th>
                  <td>
                    <DamageBar zone={zone} owner={owner} n={n} most={most} mine={mine} />
                  </td>
                  <td>{gains.join(' ') || moments.nothing}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {face && asked in moments.choose && <Choices title={say(face.prompt)} />}
      <footer className="p4-sheet-foot">
        {over ? (
          moments.came(things.units(wave) || moments.nobody)
        ) : (
          <>
            <Sign name="heal" /> {moments.nextWave(things.units(wave) || moments.nobody)}
          </>
        )}
      </footer>
    </>
  )
}

/** Where the figure of a zone stands once some reports were told. */
function trailAfter(reports: readonly Message[], zone: Zone, before: number): number {
  const moved = reports
    .filter(({ id }) => id === 'trail.up' || id === 'trail.down')
    .map(report => told<{ readonly zone: Zone; readonly to: number }>(report))
    .findLast(move => move.zone === zone)
  return moved?.to ?? before
}

/** What a report of gains and losses is about. */
const GAINS: ReadonlySet<string> = new Set([
  'followers.gained',
  'followers.lost',
  'rescued',
  'gained',
  'crates.gained',
  'artefact.gained',
  'solo.reserve',
  'solo.artefact',
  'dino.wounded',
  'dino.defeated',
])

const isOf = (report: Message, of: Owner): boolean => {
  const { owner, seat } = told<{ owner?: Owner; seat?: number }>(report)
  return GAINS.has(report.id) && (owner ?? seat) === of
}
