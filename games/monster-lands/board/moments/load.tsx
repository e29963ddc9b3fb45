import type { Candidate, Face, Ref } from '@tablee/kernel'
import type { FC, ReactNode } from 'react'
import type { TrapId } from '../../data/traps.ts'
import type { Outlook } from '../../rules/adventure/outlook.ts'
import type { Name, PathId, PoolDie, ZoneId } from '../../state.ts'
import type { ExpeditionView, ZoneView } from '../../view.ts'
import { dataOf } from '../data.ts'
import { ClanFigure, Sign } from '../ui/art.tsx'
import { PoolDieFace } from '../ui/dice.tsx'
import { usePart } from '../ui/part.tsx'
import { memberName, NAMES, properName, SCENE_WORDS, THINGS } from '../words.ts'
import { TokenChip } from './conflict.tsx'
import { DiceLine } from './dice.tsx'
import { Expects } from './expects.tsx'
import { People } from './people.tsx'
import { Target } from './target.tsx'
import { told } from './told.ts'

/** What the questions of a departure tell. */
interface Asked {
  readonly path: PathId
  readonly member?: Name
  readonly outlook?: Outlook | null
  readonly room?: { readonly dice: number; readonly tokens: number }
}

/** An expedition that sets out: who leaves, with which dice, tokens and brews, and what it may expect. */
export const Load: FC<{ readonly face: Face }> = ({ face }) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language]
  const { path, member, outlook = null, room } = told<Asked>(face.prompt)
  const [id, place] = path.split(':') as [ZoneId, string]
  const zone = view.zones.find(one => one.id === id) as ZoneView
  const expedition = zone.paths[Number(place)]
  const where = zone.region ? properName(zone.region) : NAMES[language].zone[id]
  return (
    <>
      <header className="ml-beside-head">
        <h2>{words.at(where, words.path(id, Number(place)))}</h2>
        <Target zone={zone} />
      </header>
      {face.prompt.id === 'assign.member' && <People />}
      {member && expedition && (
        <Road zone={zone} path={Number(place)} expedition={expedition} room={room ?? null} />
      )}
      {face.prompt.id === 'assign.die' && <Dice />}
      {face.prompt.id === 'assign.load' && (
        <>
          {outlook && <Expects outlook={outlook} />}
          <Stock now={outlook} />
        </>
      )}
    </>
  )
}

/** What lies on the expedition by now. */
const Road: FC<{
  readonly zone: ZoneView
  readonly path: number
  readonly expedition: ExpeditionView
  readonly room: Asked['room'] | null
}> = ({ zone, path, expedition, room }) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language]
  const data = dataOf(view)
  const { dice, tokens, potion, venom, member } = expedition
  const advantage = zone.face === null ? null : data.paths[zone.face][path].advantage
  return (
    <section className="ml-road">
      <p className="ml-road-who">
        {member && (
          <>
            <ClanFigure
              affinity={data.members[member].affinity}
              clan={view.clans[expedition.owner]?.affinity ?? data.members[member].affinity}
            />
            <b>{memberName(member, language)}</b>
          </>
        )}
        <DiceLine dice={dice.map(({ colour }) => ({ colour, value: 0 }))} />
        {potion > 0 && <Sign name="potion" />}
        {venom > 0 && <Sign name="venom" />}
      </p>
      {tokens.length > 0 && (
        <p className="ml-road-tokens">
          <span className="ml-label">{words.order}</span>
          {tokens.map((token, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens keep their order.
            <TokenChip key={i} token={token} />
          ))}
        </p>
      )}
      <p className="ml-road-foot">
        {advantage && (
          <span>
            {words.advantage}
            {words.colon}
            <b>{THINGS[language].advantage(advantage)}</b>
          </span>
        )}
        {room && room.dice + room.tokens > 0 && <span>{words.room(room.dice, room.tokens)}</span>}
      </p>
    </section>
  )
}

/** The dice that fill the place at hand. */
const Dice: FC = () => {
  const { candidates, chosen, onPick, say } = usePart().props
  return (
    <div className="ml-give">
      {candidates.map(({ key, say: what }) => (
        <button
          key={key}
          type="button"
          data-key={key}
          className={`ml-to-roll can kit-quiet${chosen === key ? ' is-chosen' : ''}`}
          aria-label={say(what)}
          onClick={() => onPick(key)}
        >
          <PoolDieFace die={key as PoolDie} />
        </button>
      ))}
    </div>
  )
}

/** The place at home of what is taken along. */
const homeOf = (load: string): Ref =>
  isDie(load) ? `die:${load}` : isBoth(load) ? `stock:${load}` : `trap:${load}`

const isDie = (load: string): load is PoolDie => load === 'force' || load === 'magic' || /^p[1-6]$/.test(load)
const isBoth = (load: string): load is 'defense' | 'potion' | 'venom' =>
  load === 'defense' || load === 'potion' || load === 'venom'

/**
 * What may still be taken along, one more of each with a click, and how the odds would change; what was taken, one less
 * with a click; then the departure.
 */
const Stock: FC<{ readonly now: Outlook | null }> = ({ now }) => {
  const { language, candidates, taken, onPick, say } = usePart().props
  const words = SCENE_WORDS[language]
  const depart = candidates.find(({ key }) => key === 'depart')
  const loads = candidates.filter(({ key }) => key !== 'depart')
  const homes = new Set(loads.map(({ key }) => homeOf(key)))
  const loaded = [...taken].filter(ref => /^(die|trap|stock):/.test(ref))
  const spent = loaded.filter(ref => !homes.has(ref))
  return (
    <section className="ml-along">
      {loads.length + spent.length > 0 && <h3>{words.stock}</h3>}
      <ul>
        {loads.map(candidate => (
          <LoadRow key={candidate.key} candidate={candidate} now={now} />
        ))}
        {spent.map(ref => (
          <SpentRow key={ref} load={ref.slice(ref.indexOf(':') + 1)} />
        ))}
      </ul>
      <p className="ml-along-foot">
        <span>{loaded.length > 0 && words.undoes}</span>
        {depart && (
          <button type="button" className="ml-depart" data-key="depart" onClick={() => onPick('depart')}>
            <Sign name="march" />
            {say(depart.say)}
          </button>
        )}
      </p>
    </section>
  )
}

const LoadRow: FC<{ readonly candidate: Candidate; readonly now: Outlook | null }> = ({ candidate, now }) => {
  const { view, language, onPick, say } = usePart().props
  const words = SCENE_WORDS[language]
  const { key } = candidate
  const { outlook } = told<{ outlook: Outlook | null }>(candidate.say)
  const clan = view.seat === null ? null : view.clans[view.seat]
  return (
    <li>
      <Less load={key} />
      <button type="button" className="ml-load can kit-quiet" data-key={key} onClick={() => onPick(key)}>
        <LoadSign load={key} />
        <b>{say(candidate.say)}</b>
        <em>{words.inPool(left())}</em>
        {outlook && now && <Change from={now} to={outlook} />}
        <i className="ml-plus">+</i>
      </button>
    </li>
  )

  /** How many there are to take. */
  function left(): number {
    if (!clan) return 0
    if (key === 'force' || key === 'magic') return clan.pool[key]
    if (/^p[1-6]$/.test(key)) return clan.pool.persuasion.filter(value => value === Number(key[1])).length
    if (key === 'defense' || key === 'potion' || key === 'venom') return clan[key]
    return clan.traps?.filter(trap => trap === (key as TrapId)).length ?? 0
  }
}

/** The last of a kind is on the expedition: it can only be taken back. */
const SpentRow: FC<{ readonly load: string }> = ({ load }) => {
  const { language } = usePart().props
  return (
    <li>
      <Less load={load} />
      <span className="ml-load is-spent">
        <LoadSign load={load} />
        <b>{useLoadName(load)}</b>
        <em>{SCENE_WORDS[language].inPool(0)}</em>
      </span>
    </li>
  )
}

/** What something is called that is taken along. */
const useLoadName = (load: string): string =>
  usePart().props.say({ id: 'load', values: { load, outlook: null } })

/** Takes the last of a kind back, and whatever was taken along after it. */
const Less: FC<{ readonly load: string }> = ({ load }) => {
  const { language, taken, onTakeBack } = usePart().props
  const name = useLoadName(load)
  const home = homeOf(load)
  if (!taken.has(home)) return null
  return (
    <button
      type="button"
      className="ml-less"
      aria-label={SCENE_WORDS[language].less(name)}
      onClick={() => onTakeBack(home)}
    >
      −
    </button>
  )
}

const LoadSign: FC<{ readonly load: string }> = ({ load }): ReactNode =>
  isDie(load) ? <PoolDieFace die={load} /> : <Sign name={isBoth(load) ? load : 'trap'} />

/** What one more would change. */
const Change: FC<{ readonly from: Outlook; readonly to: Outlook }> = ({ from, to }) => {
  const words = SCENE_WORDS[usePart().props.language]
  const rows =
    to.of === 'monster' && from.of === 'monster'
      ? ([
          ['skull', words.died, from.death, to.death],
          ['trophy', words.success, from.success, to.success],
        ] as const)
      : to.of !== 'monster' && from.of !== 'monster'
        ? ([['trophy', words.success, from.chance, to.chance]] as const)
        : []
  return (
    <span className="ml-change">
      {rows.map(([sign, name, before, after]) => (
        <span key={sign} title={name} className={look(sign === 'skull' ? before - after : after - before)}>
          <Sign name={sign} />
          {words.percent(after)}
        </span>
      ))}
    </span>
  )
}

const look = (better: number): string | undefined =>
  better > 0.004 ? 'is-better' : better < -0.004 ? 'is-worse' : undefined
