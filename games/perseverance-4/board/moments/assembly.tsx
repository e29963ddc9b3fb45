import type { Face, Message } from '@tablee/kernel'
import { told } from '@tablee/perseverance/board/moments/told.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import { ROMAN } from '@tablee/perseverance/text/roman.ts'
import type { FC } from 'react'
import type { OfficerId, Zone } from '../../data/types.ts'
import { presence } from '../../rules/assembly/presence.ts'
import { dissenterOf, ownerName, ownersOf } from '../contents.ts'
import { CubeOf, FaceOf, MarkOf, Sign } from '../ui/art.tsx'
import { usePart, useView } from '../ui/part.tsx'
import { Choices } from './choices.tsx'

interface Held {
  readonly zone: Zone
  readonly tile: number
  readonly places: readonly number[]
}

/** An assembly: who is present, what the places and the crews bring, how the officer scores. */
export const Assembly: FC<{ readonly reports: readonly Message[]; readonly face: Face | null }> = ({
  reports,
  face,
}) => {
  const { view, state, data, board, moments, names, things, words } = useView()
  const { say } = usePart().props
  const { zone, tile, places } = told<Held>(reports[0])
  const scored = reports.findIndex(({ id }) => id === 'officer.scored')
  const first = reports.slice(1, scored < 0 ? undefined : scored)
  const { officer } = view.zones[zone]
  const officerOf = (owner: Owner) =>
    reports.find(one => one.id === 'officer.scored' && told<{ seat: number }>(one).seat === owner)
  const theirs = first.filter(({ id }) => id === 'solo.followers').map(report => say(report))
  return (
    <>
      <header className="p4-sheet-head">
        <div>
          <p>
            {board.assemblyTile(
              ROMAN[tile] ?? '',
              data.assembly[tile].prizes.map(one => board.prize(one.followers, one.crates)),
            )}
          </p>
          <h2>{moments.assemblyIn(names.zone[zone])}</h2>
        </div>
      </header>
      <div className="p4-sheet-body">
        <table className="p4-parties">
          <thead>
            <tr>
              <th />
              <th>{moments.presence}</th>
              <th>{moments.prize}</th>
              <th>
                <Sign name={officer} /> {moments.officer(names.officer[officer as OfficerId])}
              </th>
            </tr>
          </thead>
          <tbody>
            {ownersOf(view).map(owner => {
              const report = officerOf(owner)
              const gains = first
                .filter(one => isOf(one, owner))
                .map(one => say(one))
                .join(' ')
              return (
                <tr key={owner} className={owner === view.seat ? 'is-mine' : undefined}>
                  <th scope="row">
                    <FaceOf owner={owner} size={34} />
                    <span>{things.capital(ownerName(view, owner, words))}</span>
                  </th>
                  <td>
                    <MarkOf owner={owner} /> <b>{presence(state, owner, zone)}</b>{' '}
                    <small>{moments.place(places[owner])}</small>
                  </td>
                  <td>
                    {gains || (dissenterOf(view, owner) !== null && theirs.join(' ')) || moments.nothing}
                  </td>
                  <td>
                    <CubeOf owner={owner} /> <b>{view.influence[officer][owner]}</b>{' '}
                    <small>{report ? say(report) : ''}</small>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {face?.prompt.id === 'negotiate' && <Choices title={say(face.prompt)} />}
    </>
  )
}

const GAINS: ReadonlySet<string> = new Set([
  'prize',
  'negotiated',
  'crew.works',
  'followers.gained',
  'crates.gained',
  'gained',
  'artefact.gained',
  'solo.artefact',
  'solo.reserve',
  'dino.healed',
])

const isOf = (report: Message, of: Owner): boolean => {
  const { owner, seat } = told<{ owner?: Owner; seat?: number }>(report)
  return GAINS.has(report.id) && (owner ?? seat) === of
}
