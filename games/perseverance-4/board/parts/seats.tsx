import { Fold } from '@tablee/board/fold.tsx'
import { Opens } from '@tablee/board/kit/opens.tsx'
import { told } from '@tablee/board/kit/told.ts'
import { Dino } from '@tablee/perseverance/board/pieces.tsx'
import { DISSENTERS, type Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { RESOURCES, SPECIES } from '@tablee/perseverance/ids.ts'
import { othersOf } from '@tablee/perseverance/owners.ts'
import type { FC } from 'react'
import { RESERVE_TRACK } from '../../data/solo/levels.ts'
import { ANCIENTS } from '../../data/types.ts'
import { herdSize } from '../../rules/query.ts'
import { Amount, AncientOf, CubeOf, DinoOf, FaceOf, MarkOf, Sign } from '../ui/art.tsx'
import { Part, type Props, useAbout, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { DissenterWords } from './dissenter-words.tsx'
import { SeatHead } from './head.tsx'
import '../css/seats.css'

/** The others: alone the Dissenters, otherwise the other seats in turn order. */
export const Seats: FC<Props> = props => {
  const { view, language, size } = props
  const { board } = wordsIn(language)
  const alone = view.solo !== null
  return (
    <Part
      props={props}
      className={`p4-seats is-${size}`}
      label={alone ? board.dissenters : view.seat === null ? board.everyone : board.rivals}
    >
      {alone && (size === 'tablet' ? <FoldedDissenters /> : <Dissenters />)}
      {(alone && view.seat !== null ? [] : othersOf(view)).map(seat =>
        size === 'tablet' ? <FoldedSeat key={seat} seat={seat} /> : <OpenSeat key={seat} seat={seat} />,
      )}
    </Part>
  )
}

/** Narek and Camilla side by side: tracks, program cards; below them what they share. */
const Dissenters: FC = () => (
  <section className="kit-panel p4-dis">
    <div className="p4-halves">
      {DISSENTERS.map(one => (
        <Half key={one} of={one} />
      ))}
    </div>
    <Shared />
  </section>
)

const FoldedDissenters: FC = () => {
  const { board } = useView()
  return (
    <Fold
      className="kit-panel p4-dis is-folded"
      head={
        <div className="p4-halves">
          {DISSENTERS.map(one => (
            <HalfHead key={one} of={one} />
          ))}
        </div>
      }
      line={<Shared />}
      name={board.dissenters}
    >
      <div className="p4-halves">
        {DISSENTERS.map(one => (
          <HalfBody key={one} of={one} />
        ))}
      </div>
    </Fold>
  )
}

const useDissenter = (of: Dissenter) => {
  const { view } = useView()
  const owner = 1 + DISSENTERS.indexOf(of)
  if (!view.solo) throw new Error('There are no Dissenters at this table.')
  return { owner, one: view.solo.dissenters[of], card: view.solo.cards.slots[of] }
}

const Half: FC<{ readonly of: Dissenter }> = ({ of }) => (
  <div className={`p4-half is-${of}`}>
    <HalfHead of={of} />
    <HalfBody of={of} />
  </div>
)

const HalfHead: FC<{ readonly of: Dissenter }> = ({ of }) => {
  const { board, names } = useView()
  const { owner, one } = useDissenter(of)
  return (
    <header className={`p4-half-head is-${of} pv-p-${one.colour}`} data-ref={`seat:${owner}`}>
      <FaceOf owner={owner} size={40} />
      <div>
        <h3>
          <Opens about={`leader:${owner}`} mark="none">
            {names.dissenter[of]}
          </Opens>
        </h3>
        <p>
          <MarkOf owner={owner} /> {board.role[of]}
        </p>
      </div>
    </header>
  )
}

const HalfBody: FC<{ readonly of: Dissenter }> = ({ of }) => {
  const { data, board, names } = useView()
  const about = useAbout()
  const { owner, one, card } = useDissenter(of)
  const { space, onProgram } = one.reserve
  const { last, units } = data.rallyTrack
  const reached = ANCIENTS.filter(kind => units[kind] <= one.rally)
  const program = data.programs[one.program]
  return (
    <div className={`p4-half-body is-${of} pv-p-${one.colour}`}>
      <div className="p4-rsv" {...told(board.reserveAt(space, onProgram))}>
        <span>{board.reserve}</span>
        <ol>
          {Array.from({ length: RESERVE_TRACK.last + 1 }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the track
            <li key={n} className={!onProgram && n === space ? 'is-at' : undefined}>
              {!onProgram && n === space ? <CubeOf owner={owner} /> : n}
            </li>
          ))}
          <li className={`is-program${onProgram ? ' is-at' : ''}`}>
            {onProgram ? <CubeOf owner={owner} /> : <Sign name="program" />}
          </li>
        </ol>
      </div>
      <div
        className="p4-rsv"
        {...told(
          board.rallyAt(one.rally, reached.map(kind => names.ancient[kind]).join(', ') || board.nobody),
        )}
      >
        <span>{board.rally}</span>
        <ol>
          {Array.from({ length: last }, (_, i) => i + 1).map(n => {
            const kind = ANCIENTS.find(unit => units[unit] === n)
            return (
              <li key={n} className={n === one.rally ? 'is-at' : n < one.rally ? 'is-reached' : undefined}>
                {n === one.rally ? <CubeOf owner={owner} /> : kind && <AncientOf kind={kind} />}
              </li>
            )
          })}
        </ol>
      </div>
      {card !== null && (
        <p className="p4-slot-card" {...told(about(`action:${card}`))}>
          <b>{card}</b> {board.actsWith}
        </p>
      )}
      <article className="p4-program" data-ref={`program:${of}`}>
        <h4>
          {names.program[one.program]}
          <Sign name={program.officer} />
        </h4>
        <p>
          {names.zone[program.zone]}, {board.officerShort[program.officer]}
        </p>
        <DissenterWords of={of} />
      </article>
    </div>
  )
}

/** What both have: followers, artefacts, glory. */
const Shared: FC = () => {
  const { view, data, board } = useView()
  const about = useAbout()
  if (!view.solo) return null
  const { followers, artefacts, glory, level } = view.solo
  const { glory: start, artefact } = data.levels[level]
  const parts = [start, Math.floor(followers / data.numbers.followers), artefact * artefacts.length]
  return (
    <div className="p4-shared">
      <Amount of="follower" n={followers} tip={`${board.followers} ${followers}`} />
      <span className="p4-supply">
        {artefacts.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two of each kind
          <span key={place} className="p4-art" {...told(about(`artefact:${one}`))}>
            <Sign name={one} />
          </span>
        ))}
      </span>
      <span
        className="p4-glory"
        {...told(`${board.gloryOf(glory)}${board.colon}${board.gloryParts} ${parts.join(' + ')}`)}
      >
        <Sign name="glory" />
        <small>{parts.join(' + ')}</small>
        <b>{glory}</b>
      </span>
    </div>
  )
}

const OpenSeat: FC<{ readonly seat: number }> = ({ seat }) => (
  <section className={`kit-seat pv-p-${useView().view.players[seat].colour}`}>
    <SeatHead seat={seat} />
    <SeatBody seat={seat} />
  </section>
)

const FoldedSeat: FC<{ readonly seat: number }> = ({ seat }) => {
  const { view, names } = useView()
  const { leader, colour } = view.players[seat]
  return (
    <Fold
      className={`kit-seat pv-p-${colour}`}
      head={<SeatHead seat={seat} />}
      line={<SeatStocks seat={seat} />}
      name={names.leader[leader]}
    >
      <SeatBody seat={seat} />
    </Fold>
  )
}

const SeatStocks: FC<{ readonly seat: number }> = ({ seat }) => {
  const { view, names, board } = useView()
  const { resources, crates } = view.players[seat]
  return (
    <div className="p4-stocks">
      {RESOURCES.map(one => (
        <Amount key={one} of={one} n={resources[one]} tip={`${names.resource[one]} ${resources[one]}`} />
      ))}
      <Amount of="crate" n={crates} tip={board.inStock(crates)} />
    </div>
  )
}

const SeatBody: FC<{ readonly seat: number }> = ({ seat }) => {
  const { view, data, names, board } = useView()
  const about = useAbout()
  const { home, untamed, infirmary, cabins, cubes, fortifications, artefacts, preparation } =
    view.players[seat]
  return (
    <div className="p4-seat-body">
      <SeatStocks seat={seat} />
      <p className="p4-supply">
        {SPECIES.filter(species => home[species] > 0).map(species => (
          <span key={species} {...told(`${board.home}: ${names.species[species]} ${home[species]}`)}>
            <DinoOf species={species} owner={seat} />
            <b>{home[species]}</b>
          </span>
        ))}
        {SPECIES.filter(species => untamed[species] > 0).map(species => (
          <span key={species} {...told(`${board.untamed}: ${names.species[species]} ${untamed[species]}`)}>
            <Dino species={species} />
            <b>{untamed[species]}</b>
          </span>
        ))}
        <Amount
          of="heal"
          n={`${herdSize(infirmary)}/${data.numbers.infirmary}`}
          tip={`${board.infirmary} ${herdSize(infirmary)}/${data.numbers.infirmary}`}
        />
      </p>
      <p className="p4-supply">
        <Amount of="cabin" n={cabins} tip={`${cabins} ${board.cabins}`} />
        <Amount of="influence" n={cubes} tip={`${cubes} ${board.cubes}`} />
        <Amount of="fort" n={fortifications} tip={`${fortifications} ${board.forts}`} />
        {artefacts.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two of each kind
          <span key={place} className="p4-art" {...told(about(`artefact:${one}`))}>
            <Sign name={one} />
          </span>
        ))}
      </p>
      <p className="p4-none">
        {board.preparation}
        {board.colon}
        {preparation ? names.preparation[preparation.card] : board.noPreparation.toLowerCase()}
      </p>
    </div>
  )
}
