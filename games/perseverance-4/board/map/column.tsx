import { pieceIn } from '@tablee/board'
import { told } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { PresenceRow } from '@tablee/perseverance/board/presence.tsx'
import type { FC, ReactNode } from 'react'
import { CREWS, type Crew, OPTIONS, type OptionId, type Zone } from '../../data/types.ts'
import { influencePlaces, presence, presencePlaces } from '../../rules/assembly/presence.ts'
import { fights } from '../../rules/combat/combat.ts'
import { unfaced } from '../../rules/combat/damage.ts'
import { seatsData } from '../../rules/query.ts'
import { colourOf, ownerName, ownersOf } from '../contents.ts'
import { useFresh } from '../moments/fresh.ts'
import { Verdict } from '../moments/verdict.tsx'
import { AncientOf, CabinOf, CrateOf, CubeOf, DieOf, DinoOf, LeaderOf, Sign } from '../ui/art.tsx'
import { CostSigns, Effects } from '../ui/effects.tsx'
import { useAbout, usePart, useSpot, useView } from '../ui/part.tsx'

/** A voyage and its crate spaces. */
export const Voyage: FC<{ readonly zone: Zone }> = ({ zone }) => {
  const { view, data, names, things } = useView()
  const about = useAbout()
  const fresh = useFresh()(`crate:${zone}:voyage`)
  const { voyage, shipped } = view.zones[zone]
  return (
    <section className="p4-voy">
      <h3>
        <Sign name="voyage" />
        <span {...told(about(`voyage:${zone}`))}>{names.voyage[voyage]}</span>
        <Verdict of={zone} at="voyage" />
      </h3>
      <p>{things.tallies(data.voyages[voyage].score)}</p>
      <ol>
        {data.voyageSpaces.map((n, space) => (
          <li key={n}>
            {space < shipped.length ? (
              <span {...pieceIn('crate', `crate:${zone}:voyage`)}>
                <CrateOf owner={shipped[space]} className={space === shipped.length - 1 ? fresh : ''} />
              </span>
            ) : (
              <CrateSpace at={`crate:${zone}:voyage`} next={space === shipped.length}>
                {n}
                <Sign name="follower" />
              </CrateSpace>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A free crate space; only the next one can be taken. */
const CrateSpace: FC<{ readonly at: string; readonly next: boolean; readonly children: ReactNode }> = ({
  at,
  next,
  children,
}) => {
  const about = useAbout()
  const attributes = useSpotAttributes(at, 'p4-free', about(at))
  return next ? <span {...attributes}>{children}</span> : <span className="p4-free">{children}</span>
}

/** A battlefield: badges, unit slots with those who face them, crate spaces. */
export const Battlefield: FC<{ readonly zone: Zone }> = ({ zone }) => {
  const { view, state, data, board } = useView()
  const { units, crates, flagged } = view.zones[zone]
  const fresh = useFresh()(`crate:${zone}:battlefield`)
  const alone = unfaced(state, zone)
  const some = units.some(unit => unit !== null)
  const fight = fights(state, zone)
  return (
    <section className={`p4-bf${fight ? ' is-hot' : ''}`}>
      <header>
        <span className={`p4-badge${alone > 0 ? ' is-open' : ''}`}>
          {alone > 0 ? board.unopposed(alone) : some ? board.opposed : board.calm}
        </span>
        <Verdict of={zone} at="battlefield" />
        {fight && (
          <span className="p4-badge is-flag" {...told(flagged ? board.combatWhy : board.combatFull)}>
            <Sign name="combat" />
            {board.combatAtEnd}
          </span>
        )}
      </header>
      <ol className="p4-slots" style={{ gridTemplateColumns: `repeat(${units.length}, 1fr)` }}>
        {units.map((_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots of the battlefield
          <SlotOf key={slot} zone={zone} slot={slot} />
        ))}
      </ol>
      <p className="p4-bcr">
        {data.boards[view.side].crates.map((gives, space) =>
          space < crates.length ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the battlefield
            <CrateOf key={space} owner={crates[space]} className={space === crates.length - 1 ? fresh : ''} />
          ) : (
            <CrateSpace
              // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the battlefield
              key={space}
              at={`crate:${zone}:battlefield`}
              next={space === crates.length}
            >
              <Effects of={gives} quiet />
            </CrateSpace>
          ),
        )}
        {crates.length > 0 && <span className="p4-bl">{board.damagePlus(crates.length)}</span>}
      </p>
    </section>
  )
}

const SlotOf: FC<{ readonly zone: Zone; readonly slot: number }> = ({ zone, slot }) => {
  const { view, data } = useView()
  const about = useAbout()
  const ref = `slot:${zone}:${slot}`
  const unit = view.zones[zone].units[slot]
  const attributes = useSpotAttributes(
    ref,
    `p4-slot ${unit === null ? 'is-void' : unit.owner === null ? 'is-open' : 'is-faced'}`,
    about(ref),
  )
  const top = data.boards[view.side].tops[slot]
  const fresh = useFresh()
  return (
    <li>
      <span {...attributes}>
        <span className={`p4-uu${fresh(`unit:${zone}:${slot}`)}`}>
          {unit && (
            <>
              <AncientOf kind={unit.kind} />
              <b>{data.ancients[unit.kind].strength}</b>
            </>
          )}
        </span>
        {[0, 1].map(place => {
          const dino = unit?.dinos[place]
          return (
            <span
              key={place}
              className={`p4-dd${place === 1 ? ' is-low' : ''}${dino ? fresh(`dino:${zone}:${slot}`) : ''}`}
            >
              {dino && unit?.owner != null ? (
                <DinoOf species={dino.species} owner={unit.owner} />
              ) : (
                place === 0 && <Effects of={top} quiet />
              )}
            </span>
          )
        })}
      </span>
    </li>
  )
}

/** The presence of everybody in a zone; the tip tells what an assembly would bring now. */
const Present: FC<{ readonly zone: Zone }> = ({ zone }) => {
  const { view, state, board, words } = useView()
  const ranks = presencePlaces(state, zone)
  return (
    <PresenceRow
      of={ownersOf(view).map(owner => ({
        colour: colourOf(view, owner),
        presence: presence(state, owner, zone),
        tip: `${ownerName(view, owner, words)}${board.colon}${board.presence.toLowerCase()} ${presence(state, owner, zone)}, ${board.place(ranks[owner])}`,
      }))}
    />
  )
}

/** A zone of the community: dice with their dangers, the leader, options with their costs. */
export const Community: FC<{ readonly zone: Zone; readonly worded?: boolean }> = ({
  zone,
  worded = false,
}) => {
  const { view, state, names, board, words } = useView()
  const { props } = usePart()
  const about = useAbout()
  const fresh = useFresh()
  const { dice, leaders } = view.zones[zone]
  const { assembly, leaderSpaces } = seatsData(state)
  const placed = dice.filter(die => die !== null).length
  const attributes = useSpotAttributes(`zone:${zone}`, 'p4-zone-name', names.zone[zone], `zone:${zone}`)
  const chosen = [...props.taken].some(ref => ref.startsWith(`die:${zone}:`))
  const asked = props.candidates.some(({ at }) => `${at}`.startsWith(`option:${zone}:`))
  return (
    <section className={`p4-zone${chosen || asked ? ' is-now' : ''}`} aria-label={names.zone[zone]}>
      <header>
        <h3>
          <span {...attributes}>{names.zone[zone]}</span>
        </h3>
        <Verdict of={zone} at="community" />
        <Present zone={zone} />
      </header>
      <div className="p4-zc">
        <div className="p4-zl">
          <ol className="p4-d4">
            {dice.map((_, space) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the zone
              <DieSpace key={space} zone={zone} space={space} />
            ))}
          </ol>
          <p className="p4-zb">
            {Array.from({ length: leaderSpaces }, (_, place) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: leader spaces of the zone
                key={place}
                className={`p4-ldr${fresh(`leader:${zone}:${leaders[place]}`)}`}
                {...told(
                  leaders[place] === undefined
                    ? board.leaderSpace
                    : board.leaderOf(ownerName(view, leaders[place], words)),
                )}
              >
                {leaders[place] === undefined ? <Sign name="ranger" /> : <LeaderOf owner={leaders[place]} />}
              </span>
            ))}
            <span
              className={`p4-gavel${placed >= assembly - 1 ? ' is-near' : ''}`}
              {...told(board.gavel(placed, assembly))}
            >
              <Sign name="gavel" />
              {placed}/{assembly}
            </span>
          </p>
        </div>
        <ol className="p4-opts">
          {OPTIONS.map(option => (
            <OptionOf key={option} zone={zone} option={option} words={worded ? about : undefined} />
          ))}
        </ol>
      </div>
    </section>
  )
}

const DieSpace: FC<{ readonly zone: Zone; readonly space: number }> = ({ zone, space }) => {
  const { view, data, names, board, words } = useView()
  const about = useAbout()
  const ref = `die:${zone}:${space}`
  const die = view.zones[zone].dice[space]
  const danger = data.zones[zone].dangers[space]
  const name = die ? board.dieOf(ownerName(view, die.owner, words), names.specialist[die.face]) : about(ref)
  const attributes = useSpotAttributes(ref, `p4-die${useFresh()(ref)}`, name)
  return (
    <li>
      <span {...attributes}>
        {die ? <DieOf owner={die.owner} face={die.face} /> : <Sign name={data.zones[zone].dice[space]} />}
      </span>
      <em className={`p4-danger is-${danger}`}>
        {danger === 'spearman' ? (
          <AncientOf kind="spearman" />
        ) : (
          <Sign name={danger === 'none' ? 'calm' : danger} />
        )}
      </em>
    </li>
  )
}

const OptionOf: FC<{
  readonly zone: Zone
  readonly option: OptionId
  readonly words: ((ref: string) => string) | undefined
}> = ({ zone, option, words }) => {
  const { view, data, things } = useView()
  const about = useAbout()
  const attributes = useSpotAttributes(`option:${zone}:${option}`, 'p4-opt')
  const crate = view.zones[zone].costs[option]
  const cost = useSpotAttributes(`crate:${zone}:${option}`, 'p4-cost', about(`crate:${zone}:${option}`))
  const { candidates } = useSpot(`option:${zone}:${option}`)
  const effects = data.zones[zone].options[option]
  const fresh = useFresh()(`crate:${zone}:${option}`)
  return (
    <li {...attributes}>
      {crate === null ? (
        // While an option is chosen, its cost is a part of it.
        <span {...(candidates.length > 0 ? { className: 'p4-cost' } : cost)}>
          <CostSigns of={data.costs[option]} />
        </span>
      ) : (
        <span className="p4-cost is-covered">
          <CrateOf owner={crate} className={fresh} />
        </span>
      )}
      {words ? <small>{things.effects(effects)}</small> : <Effects of={effects} quiet />}
    </li>
  )
}

/** A section of the ship: a column per crew, the lowest space at the bottom. */
export const Section: FC<{ readonly zone: Zone }> = ({ zone }) => {
  const { data, names, things } = useView()
  return (
    <section className="p4-ship">
      <h3>
        {things.capital(names.section[data.zones[zone].section])} <Verdict of={zone} at="section" />
      </h3>
      <ol>
        {CREWS.map(crew => (
          <Column key={crew} zone={zone} crew={crew} />
        ))}
      </ol>
    </section>
  )
}

const Column: FC<{ readonly zone: Zone; readonly crew: Crew }> = ({ zone, crew }) => {
  const { view, data } = useView()
  const about = useAbout()
  const ref = `cabin:${zone}:${crew}`
  const built = view.zones[zone].section[crew]
  const rows = data.boards[view.side].cabins
  const start = data.zones[zone].crew === crew
  const attributes = useSpotAttributes(ref, 'p4-column', about(ref))
  const fresh = useFresh()(ref)
  return (
    <li>
      <span {...attributes}>
        {rows
          .map((gives, row) =>
            row < built.length ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of the column
              <CabinOf key={row} owner={built[row]} className={row === built.length - 1 ? fresh : ''} />
            ) : (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of the column
                key={row}
                className={`p4-cf${row === built.length ? ' is-next' : ''}${start && row === 0 ? ' is-start' : ''}`}
              >
                <Effects of={gives} quiet />
              </span>
            ),
          )
          .reverse()}
        <em>
          <Sign name={crew} />
        </em>
      </span>
    </li>
  )
}

/** The officer of a zone and everybody's cubes there. */
export const Officer: FC<{ readonly zone: Zone }> = ({ zone }) => {
  const { view, state, board, words } = useView()
  const about = useAbout()
  const { officer } = view.zones[zone]
  const ranks = influencePlaces(state, officer)
  const fresh = useFresh()
  const attributes = useSpotAttributes(
    `officer:${officer}`,
    'p4-off',
    about(`officer:${officer}`),
    `officer:${officer}`,
  )
  return (
    <div {...attributes}>
      <Sign name={officer} />
      <span className="p4-off-name">{board.officerShort[officer]}</span>
      <Verdict of={officer} at="officer" />
      <span className="p4-cubes">
        {ownersOf(view).map(owner => (
          <span
            key={owner}
            className={`${view.influence[officer][owner] === 0 ? 'pv-zero' : ''}${fresh(`cube:${officer}:${owner}`)}`}
            {...told(
              `${ownerName(view, owner, words)}${board.colon}${board.influence.toLowerCase()} ${view.influence[officer][owner]}, ${board.place(ranks[owner])}`,
            )}
          >
            <CubeOf owner={owner} />
            <b>{view.influence[officer][owner]}</b>
          </span>
        ))}
      </span>
    </div>
  )
}
