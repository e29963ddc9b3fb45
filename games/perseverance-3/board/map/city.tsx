import { told } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { Dino, Leader, Sign } from '@tablee/perseverance/board/pieces.tsx'
import { mineOf } from '@tablee/perseverance/owners.ts'
import { ROMAN } from '@tablee/perseverance/text/roman.ts'
import type { FC } from 'react'
import type { Unlock } from '../../data/city.ts'
import type { Effect } from '../../data/effects.ts'
import { CITY_ZONES, type CityZone, OPTIONS, type OptionId } from '../../data/types.ts'
import { isTempleCard } from '../../rules/adventure/start.ts'
import { diceFor } from '../../rules/assembly/full.ts'
import { templeCompleted } from '../../rules/query.ts'
import { dissenterAt } from '../../rules/solo/query.ts'
import { colourOf, ownerName } from '../../terminal/contents.ts'
import { PROPER } from '../../text/proper.ts'
import type { Perseverance3View } from '../../view.ts'
import { explain } from '../explain.ts'
import { asState } from '../forecast.ts'
import { DieOf, Hut } from '../ui/art.tsx'
import { Effects } from '../ui/effects.tsx'
import { usePart, useSpot, useView } from '../ui/part.tsx'
import { Presence } from '../ui/presence.tsx'
import { Officer } from './officer.tsx'

/** The city on the shore: four zones from left to right. */
export const City: FC = () => (
  <div className="pv-city">
    {CITY_ZONES.map(zone => (
      <ZoneOf key={zone} zone={zone} />
    ))}
  </div>
)

const ZoneOf: FC<{ readonly zone: CityZone }> = ({ zone }) => {
  const { view, data, names, board } = useView()
  const { props } = usePart()
  const { dice, leader, shelters } = view.city[zone]
  const placed = dice.filter(Boolean).length
  const free = diceFor(asState(view)) - placed
  const chosen = [...props.taken].some(ref => ref.startsWith(`die:${zone}:`))
  const { candidates } = useSpot(`zone:${zone}`)
  const attributes = useSpotAttributes(`zone:${zone}`, 'pv-zone-name', names.zone[zone], `zone:${zone}`)
  return (
    <section
      className={`pv-zone${chosen || candidates.length > 0 ? ' pv-sel' : ''}`}
      aria-label={names.zone[zone]}
    >
      <header>
        <h3>
          <span {...attributes}>{names.zone[zone]}</span>
        </h3>
        <Presence ground={zone} />
      </header>
      <div className="pv-drow">
        <ul className="pv-dice">
          {data.zones[zone].dice.map((face, space) => (
            <DieSpace key={face} zone={zone} space={space} />
          ))}
        </ul>
        <span className="pv-ldr" {...told(board.leaderSpace)}>
          {leader === null ? <Sign name="captain" className="pv-hint" /> : <LeaderOf owner={leader} />}
        </span>
        <Companion zone={zone} />
      </div>
      {free > 0 && placed > 0 && (
        <p className={`pv-due${free === 1 ? ' is-next' : ''}`}>
          <Sign name="gavel" /> {board.toAssembly(free)}
        </p>
      )}
      <ul className="pv-opts">
        {OPTIONS.map(option => (
          <OptionOf key={option} zone={zone} option={option} />
        ))}
      </ul>
      <ul className="pv-shel">
        {shelters.map((_, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the zone
          <ShelterSpace key={space} zone={zone} space={space} />
        ))}
      </ul>
      <div className="pv-plot">
        <StructureOf zone={zone} row="lower" />
        <StructureOf zone={zone} row="upper" />
      </div>
      <Officer zone={zone} />
    </section>
  )
}

const DieSpace: FC<{ readonly zone: CityZone; readonly space: number }> = ({ zone, space }) => {
  const { view, data, board, names, words } = useView()
  const { language } = usePart().props
  const ref = `die:${zone}:${space}`
  const face = data.zones[zone].dice[space]
  const { dice, blocked } = view.city[zone]
  const die = dice[space]
  const name = die
    ? board.dieOf(ownerName(view, die.owner, words), names.specialist[die.face])
    : (explain(ref, view, language) ?? names.specialist[face])
  const attributes = useSpotAttributes(ref, `pv-slot${blocked === space ? ' is-blocked' : ''}`, name)
  return (
    <li>
      <span {...attributes}>{die ? <DieOf owner={die.owner} face={die.face} /> : <Sign name={face} />}</span>
    </li>
  )
}

const LeaderOf: FC<{ readonly owner: number }> = ({ owner }) => {
  const { view } = useView()
  const colour = colourOf(view, owner)
  const leader = view.players[owner]?.leader ?? dissenterAt(owner)
  return colour === 'neutral' ? null : <Leader leader={leader} colour={colour} />
}

const Companion: FC<{ readonly zone: CityZone }> = ({ zone }) => {
  const { view, board } = useView()
  const { companion } = view.city[zone]
  const attributes = useSpotAttributes(`companion:${zone}`, 'pv-thn', board.thunderhornSpace)
  return (
    <span {...attributes}>
      {companion === null ? (
        <Dino species="thunderhorn" className="pv-hint" />
      ) : companion.leader ? (
        <LeaderOf owner={companion.owner} />
      ) : (
        <ThunderhornOf owner={companion.owner} />
      )}
    </span>
  )
}

const ThunderhornOf: FC<{ readonly owner: number }> = ({ owner }) => {
  const colour = colourOf(useView().view, owner)
  return colour === 'neutral' ? null : <Dino species="thunderhorn" colour={colour} />
}

/** Of a locked option only what it would give; its tip tells the price too. */
const gainOf = (effect: Effect): readonly Effect[] => (effect.verb === 'pay' ? effect.then : [effect])

/** Whether a zone's last option is open to whoever looks. */
const opens = (view: Perseverance3View, unlock: Unlock): boolean =>
  unlock === 'ownAdventure'
    ? (mineOf(view)?.completed.some(card => !isTempleCard(card)) ?? false)
    : templeCompleted(asState(view), unlock)

const VARIANT = { sustenance: '1A', military: '2A', expansion: '3A', construction: '4B' } as const

const OptionOf: FC<{ readonly zone: CityZone; readonly option: OptionId }> = ({ zone, option }) => {
  const { view, data, board, things } = useView()
  const { unlock, options } = data.zones[zone]
  const variant = VARIANT[zone]
  const open = option !== 'D' || opens(view, unlock)
  const refs =
    option === 'A' ? [`option:${zone}:A`, `option:${zone}:${variant}`] : [`option:${zone}:${option}`]
  const why = open ? '' : ` (${board.locked}, ${board.unlock[unlock]})`
  const attributes = useSpotAttributes(
    refs,
    `pv-opt${open ? '' : ' pv-off'}`,
    `${board.letter(option)}${board.colon}${things.effects(options[option])}${why}`,
  )
  return (
    <li>
      <span {...attributes}>
        <b>{option}</b>
        {!open && <Sign name="lock" />}
        <Effects of={open ? options[option] : options[option].flatMap(gainOf)} quiet />
      </span>
    </li>
  )
}

const ShelterSpace: FC<{ readonly zone: CityZone; readonly space: number }> = ({ zone, space }) => {
  const { view, data, board, words } = useView()
  const { language } = usePart().props
  const ref = `shelter:${zone}:${space}`
  const owner = view.city[zone].shelters[space]
  const gives = data.zones[zone].shelters[view.side][space] ?? []
  const name =
    owner === null ? (explain(ref, view, language) ?? '') : board.shelterOf(ownerName(view, owner, words))
  const attributes = useSpotAttributes(ref, owner === null ? 'pv-free' : 'pv-built', name)
  return (
    <li>
      <span {...attributes}>{owner === null ? <Effects of={gives} quiet /> : <Hut owner={owner} />}</span>
    </li>
  )
}

/** The tile whose discarding brings the upper structures. */
const upperTile = (assembly: readonly { readonly symbol: string | null }[]): number =>
  assembly.findIndex(tile => tile?.symbol === 'structures')

const StructureOf: FC<{ readonly zone: CityZone; readonly row: 'lower' | 'upper' }> = ({ zone, row }) => {
  const { view, data, board, words } = useView()
  const structure = view.city[zone][row]
  const id = structure?.id
  const label = id
    ? `${PROPER[id]}, ${structure.owner === null ? board.unowned : board.ownedBy(ownerName(view, structure.owner, words))}`
    : board.upperLater(ROMAN[upperTile(data.assembly)] ?? '')
  const attributes = useSpotAttributes(
    id ? `structure:${id}` : `tip:${label}`,
    `pv-struct pv-${row}${id ? '' : ' pv-later'}`,
    label,
    id ? `structure:${id}` : undefined,
  )
  return (
    <span {...attributes}>
      {structure?.owner != null ? <Hut owner={structure.owner} /> : id && <Sign name="structure" />}
      {id ? <b>{PROPER[id]}</b> : <b>{ROMAN[upperTile(data.assembly)] ?? ''}</b>}
    </span>
  )
}
