import { told as tip } from '@tablee/board/kit/told.ts'
import { told } from '@tablee/perseverance/board/moments/told.ts'
import type { FC } from 'react'
import type { Scout, ScoutFace, Zone } from '../../data/types.ts'
import { ANCIENTS, type Ancient } from '../../data/types.ts'
import type { DieSpace } from '../../rules/dice.ts'
import { breachLimit } from '../../rules/query.ts'
import { AncientOf, Sign } from '../ui/art.tsx'
import { usePart, useView } from '../ui/part.tsx'

/** The breaches, up to the one that loses the game. */
export const Breaches: FC = () => {
  const { view, state, board } = useView()
  const limit = breachLimit(state)
  return (
    <div
      className="p4-brch"
      {...tip(
        `${board.breaches}${board.colon}${board.breachesOf(view.breaches, limit)}. ${board.breachLimit(limit)}`,
      )}
    >
      <span>
        <Sign name="breach" />
        <b>{board.breaches}</b>
      </span>
      <ol>
        {Array.from({ length: limit + 1 }, (_, n) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the track
            key={n}
            className={
              n === view.breaches
                ? 'is-at'
                : n === limit
                  ? 'is-end'
                  : n < view.breaches
                    ? 'is-past'
                    : undefined
            }
          >
            {n === limit ? <Sign name="breach" /> : n === view.breaches ? <Sign name="crate" /> : n}
          </li>
        ))}
      </ol>
      <em>{board.defeat}</em>
    </div>
  )
}

/** What a face of a scout die shows. */
export const ScoutShown: FC<{ readonly face: ScoutFace }> = ({ face }) => {
  const [kind] = face.split('+')
  const unit = ANCIENTS.find((one): one is Ancient => one === kind)
  return (
    <>
      {unit && <AncientOf kind={unit} />}
      {face.includes('combat') && <Sign name="combat" />}
      {face === 'none' && <Sign name="calm" />}
    </>
  )
}

/** The scout die that is rolled for the space on which a die is being placed. */
export function useScoutToRoll(): Scout | null {
  const { data } = useView()
  const { taken, face } = usePart().props
  const [, zone, space] = [...taken].find(ref => ref.startsWith('die:'))?.split(':') ?? []
  const asked = face?.prompt.id === 'die' ? told<DieSpace>(face.prompt) : null
  const at = zone === undefined ? asked : { zone: zone as Zone, space: Number(space) }
  const danger = at && data.zones[at.zone].dangers[at.space]
  return danger === 'normalScout' || danger === 'dangerousScout' ? danger : null
}

/** The scout die as it last fell; while a die is placed on a dangerous space its faces as odds. */
export const ScoutDie: FC = () => {
  const { board, names } = useView()
  const { reports } = usePart().props
  const scout = useScoutToRoll()
  if (scout !== null) return <Odds scout={scout} />
  const last = reports.findLast(({ id }) => id === 'scout')?.values as
    | { readonly scout: Scout; readonly face: ScoutFace }
    | undefined
  if (!last) return null
  return (
    <div
      className={`p4-rolled is-${last.scout}`}
      {...tip(`${board.scout[last.scout]} ${board.shows(names.scoutFace[last.face])}`)}
    >
      <Sign name={last.scout} />
      <p>
        <b>{board.scout[last.scout]}</b>
        <span>
          <ScoutShown face={last.face} /> {names.scoutFace[last.face]}
        </span>
      </p>
    </div>
  )
}

/** The faces of a scout die, and how many of them call for a combat. */
export const Odds: FC<{ readonly scout: Scout }> = ({ scout }) => {
  const { data, board, names } = useView()
  const { faces } = data.scouts[scout]
  const combats = faces.filter(face => face.includes('combat')).length
  return (
    <div
      className={`p4-rolled p4-odds is-${scout}`}
      {...tip(board.faces(faces.map(face => names.scoutFace[face]).join(', ')))}
    >
      <Sign name={scout} />
      <p>
        <b>{board.scout[scout]}</b>
        <span>{board.odds(combats, faces.length)}</span>
      </p>
      <ol>
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: faces of a die
          <li key={i}>
            <ScoutShown face={face} />
          </li>
        ))}
      </ol>
    </div>
  )
}
