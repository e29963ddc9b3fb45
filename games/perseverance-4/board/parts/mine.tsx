import { told } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { Dino } from '@tablee/perseverance/board/pieces.tsx'
import { Stock } from '@tablee/perseverance/board/stock.tsx'
import { RESOURCES, SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import { mineOf } from '@tablee/perseverance/owners.ts'
import type { FC } from 'react'
import { herdSize } from '../../rules/query.ts'
import type { Player } from '../../state.ts'
import { Odds, useScoutToRoll } from '../map/breaches.tsx'
import { Tray } from '../map/tray.tsx'
import { CabinOf, CubeOf, DinoOf, LeaderOf, Sign } from '../ui/art.tsx'
import { Part, type Props, useAbout, usePart, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { Glory, Preparing, Repair } from './goals.tsx'
import { SeatHead } from './head.tsx'
import '../css/mine.css'

/** What lies in front of the seat that looks: stocks and dinos, the repair card, preparations, glory. */
export const Mine: FC<Props> = props => {
  const { view, language, size } = props
  const mine = mineOf(view)
  if (!mine || view.seat === null) return null
  return (
    <Part
      props={props}
      className={`p4-mine is-${size} pv-p-${mine.colour}`}
      label={wordsIn(language).board.mine}
    >
      {size === 'desktop' && <Me mine={mine} seat={view.seat} />}
      <Repair seat={view.seat} />
      <Preparing mine={mine} />
      <Glory seat={view.seat} />
    </Part>
  )
}

/** Where the board of a seat is too large for its place: its stocks and dinos alone. */
export const Hand: FC<Props> = props => {
  const { view, language, size } = props
  const mine = mineOf(view)
  if (!mine || view.seat === null || size === 'desktop') return null
  return (
    <Part
      props={props}
      className={`p4-mine is-hand is-${size} pv-p-${mine.colour}`}
      label={wordsIn(language).board.hand}
    >
      <Me mine={mine} seat={view.seat} />
    </Part>
  )
}

const Me: FC<{ readonly mine: Player; readonly seat: number }> = ({ mine, seat }) => (
  <section className="kit-seat p4-me">
    <SeatHead seat={seat} />
    <Stocks mine={mine} />
    <Herds mine={mine} seat={seat} />
  </section>
)

const Stocks: FC<{ readonly mine: Player }> = ({ mine }) => {
  const { board, names } = useView()
  return (
    <div className="p4-stocks">
      {RESOURCES.map(one => (
        <Stock key={one} of={one} n={mine.resources[one]} name={names.resource[one]} />
      ))}
      <span
        className={mine.crates === 0 ? 'pv-zero' : ''}
        {...told(`${board.inStock(mine.crates)}, ${board.inSupply(mine.crateSupply)}`)}
      >
        <Sign name="crate" />
        <b>{mine.crates}</b>
      </span>
    </div>
  )
}

/** The questions about untamed dinos, and about those in the infirmary: both name the species alone. */
const UNTAMED = ['tame']

const Herds: FC<{ readonly mine: Player; readonly seat: number }> = ({ mine, seat }) => {
  const { view, data, board } = useView()
  const about = useAbout()
  const out = Object.values(view.zones).some(({ leaders }) => leaders.includes(seat))
  return (
    <div className="p4-herds">
      <div className="p4-ug">
        <h3>{board.home}</h3>
        <p>
          <HerdOf mine={mine} place="home" />
          {!out && <LeaderOf owner={seat} />}
        </p>
      </div>
      <div className="p4-ug">
        <h3>{board.untamed}</h3>
        <p>
          <HerdOf mine={mine} place="untamed" />
        </p>
      </div>
      <div className="p4-ug is-wide">
        <h3>
          {board.infirmary} {herdSize(mine.infirmary)}/{data.numbers.infirmary}
        </h3>
        <p className="p4-beds">
          <HerdOf mine={mine} place="infirmary" />
        </p>
      </div>
      <div className="p4-ug is-wide is-row">
        <h3>{board.supply}</h3>
        <p className="p4-supply">
          <span {...told(`${mine.cabins} ${board.cabins}`)}>
            <CabinOf owner={seat} />
            <b>{mine.cabins}</b>
          </span>
          <span {...told(`${mine.cubes} ${board.cubes}`)}>
            <CubeOf owner={seat} />
            <b>{mine.cubes}</b>
          </span>
          <span {...told(`${mine.fortifications} ${board.forts}`)}>
            <Sign name="fort" className="p4-mine-fort" />
            <b>{mine.fortifications}</b>
          </span>
          <span {...told(board.saddles(mine.saddles.large, mine.saddles.small))}>
            <Sign name="saddle" />
            <b>
              {mine.saddles.large}+{mine.saddles.small}
            </b>
          </span>
        </p>
      </div>
      <div className="p4-ug is-wide is-row">
        <h3>{board.artefacts}</h3>
        <p className="p4-supply">
          {mine.artefacts.length === 0 && <span className="p4-none">{board.none}</span>}
          {mine.artefacts.map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are two of each kind
            <span key={place} className="p4-art" {...told(about(`artefact:${one}`))}>
              <Sign name={one} />
            </span>
          ))}
          <span className="p4-defeated" {...told(board.defeated(mine.defeated))}>
            <Sign name="combat" />
            <b>{mine.defeated}</b>
          </span>
        </p>
      </div>
    </div>
  )
}

const HerdOf: FC<{ readonly mine: Player; readonly place: 'home' | 'untamed' | 'infirmary' }> = ({
  mine,
  place,
}) => {
  const { board } = useView()
  const there = SPECIES.filter(species => mine[place][species] > 0)
  if (there.length === 0) return <span className="p4-none">{board.none}</span>
  return there.map(species => <Kind key={species} species={species} n={mine[place][species]} place={place} />)
}

const Kind: FC<{
  readonly species: Species
  readonly n: number
  readonly place: 'home' | 'untamed' | 'infirmary'
}> = ({ species, n, place }) => {
  const { names, board, view } = useView()
  const { face } = usePart().props
  const asked = UNTAMED.includes(face?.prompt.id ?? '') === (place === 'untamed')
  const own = `${place}:${species}`
  const attributes = useSpotAttributes(
    place !== 'home' && asked ? [own, `dino:${species}`] : own,
    'pv-un',
    `${board[place]}${board.colon}${names.species[species]} ${n}`,
  )
  return (
    <span {...attributes}>
      {place === 'untamed' ? <Dino species={species} /> : <DinoOf species={species} owner={view.seat ?? 0} />}
      <b>{n}</b>
    </span>
  )
}

/** On a phone, under every pane: the dice while one is chosen, with the odds of the scout die; stocks and dinos. */
export const Pool: FC<Props> = props => {
  const { view, language, face } = props
  const mine = mineOf(view)
  if (!mine) return null
  const asks = face?.candidates.some(({ at }) => `${at}`.startsWith('pool:')) ?? false
  return (
    <Part props={props} className={`p4-pool-bar pv-p-${mine.colour}`} label={wordsIn(language).board.stocks}>
      {asks && (
        <>
          <Danger />
          <Tray />
        </>
      )}
      <div className="p4-stocks">
        <PoolStocks mine={mine} />
      </div>
    </Part>
  )
}

const Danger: FC = () => {
  const scout = useScoutToRoll()
  return scout && <Odds scout={scout} />
}

const PoolStocks: FC<{ readonly mine: Player }> = ({ mine }) => {
  const { names, board, view } = useView()
  return (
    <>
      {RESOURCES.map(one => (
        <span
          key={one}
          className={mine.resources[one] === 0 ? 'pv-zero' : ''}
          {...told(`${names.resource[one]} ${mine.resources[one]}`)}
        >
          <Sign name={one} />
          <b>{mine.resources[one]}</b>
        </span>
      ))}
      <span className={mine.crates === 0 ? 'pv-zero' : ''} {...told(board.inStock(mine.crates))}>
        <Sign name="crate" />
        <b>{mine.crates}</b>
      </span>
      {SPECIES.filter(species => mine.home[species] > 0).map(species => (
        <span key={species} {...told(`${board.home}: ${names.species[species]} ${mine.home[species]}`)}>
          <DinoOf species={species} owner={view.seat ?? 0} />
          <b>{mine.home[species]}</b>
        </span>
      ))}
    </>
  )
}

/** The seat that looks in one line, on a tablet. */
export const Brief: FC<Props> = props => {
  const { view, language } = props
  const mine = mineOf(view)
  if (!mine || view.seat === null) return null
  return (
    <Part props={props} className={`p4-brief pv-p-${mine.colour}`} label={wordsIn(language).board.stocks}>
      <div className="p4-stocks">
        <LeaderOf owner={view.seat} />
        <PoolStocks mine={mine} />
      </div>
    </Part>
  )
}
