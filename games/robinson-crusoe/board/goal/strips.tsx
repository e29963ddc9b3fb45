import type { FC } from 'react'
import { CREW_IDS } from '../../data/scenarios/king-kong.ts'
import type { ScenarioId } from '../../data/scenarios.ts'
import { inventionSign } from '../cards/pictures.ts'
import { Sign, type SignName } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { crewName, thingName, WORDS } from '../words.ts'
import {
  type CastawaysGoal,
  type FamilyGoal,
  goalCount,
  goalValues,
  type JennyGoal,
  type KingKongGoal,
  STAGES,
  type VolcanoGoal,
} from './counts.ts'

/** The head of a strip: what is counted, and how far it is. */
const Head: FC<{ readonly title: string }> = ({ title }) => {
  const count = goalCount(usePart().props.view)
  return (
    <div className="rc-goalrow">
      <h3>
        {count && <Sign name={count.sign} />}
        {title}
      </h3>
      {count && (
        <b>
          {count.now}
          <small> / {count.of}</small>
        </b>
      )}
    </div>
  )
}

/** A condition of the goal, met or not. */
const Cond: FC<{
  readonly sign: SignName
  readonly name: string
  readonly state: string
  readonly met?: boolean
}> = ({ sign, name, state, met = false }) => (
  <li className={met ? 'is-met' : undefined}>
    <Sign name={met ? 'ok' : sign} />
    {name}
    <em>{state}</em>
  </li>
)

/** So many slots, the first of them filled. */
const Slots: FC<{
  readonly sign: SignName
  readonly n: number
  readonly of: number
  readonly label: string
}> = ({ sign, n, of, label }) => (
  <ol className="rc-slots" aria-label={label}>
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
      <li key={i} className={i < n ? 'is-full' : undefined}>
        <Sign name={sign} />
      </li>
    ))}
  </ol>
)

/** The logs of a stage of the woodpile, piled up. */
const Logs: FC<{ readonly stage: number; readonly wood: number }> = ({ stage, wood }) => {
  const base = Math.min(3, Math.max(1, Math.ceil(stage / 2 + 0.5)))
  const lower = stage === 1 ? 1 : stage === 2 ? 2 : stage === 3 ? 2 : base
  const spots = Array.from({ length: stage }, (_, i) =>
    i < lower ? [6.5 + i * 13, 17.5] : [6.5 + (lower - (stage - lower)) * 6.5 + (i - lower) * 13, 6.2],
  )
  return (
    <svg viewBox={`0 -1 ${lower * 13} 26`} style={{ height: 26 }} aria-hidden="true">
      {spots.map(([x, y], i) => (
        <g key={x + y * 100} className={i < wood ? 'is-wood' : undefined}>
          <circle className="rc-log" cx={x} cy={y} r="5.900" />
          {i < wood && <circle className="rc-log-in" cx={x} cy={y} r="3.500" />}
        </g>
      ))}
    </svg>
  )
}

const Castaways: FC = () => {
  const { view, language } = usePart().props
  const words = WORDS[language].goal
  const { woodpile, fire } = goalValues<CastawaysGoal>(view)
  const next = STAGES.findIndex((of, stage) => woodpile[stage] < of)
  return (
    <>
      <Head title={words.woodpile} />
      <ol className="rc-pile" data-ref="woodpile">
        {STAGES.map((of, stage) => (
          <li
            key={of}
            className={woodpile[stage] === of ? 'is-full' : stage === next ? 'is-next' : undefined}
          >
            <Logs stage={of} wood={woodpile[stage]} />
            <span>{woodpile[stage] === of ? of : `${woodpile[stage]}/${of}`}</span>
          </li>
        ))}
      </ol>
      <ul className="rc-conds">
        <Cond
          sign="fire"
          name={thingName('fire', language)}
          state={fire ? words.burning : words.toBuild}
          met={fire}
        />
        <Cond sign="glass" name={words.roundWord} state={words.shipRounds} met={view.round >= 10} />
      </ul>
    </>
  )
}

const CursedIsland: FC = () => {
  const { view, language } = usePart().props
  const words = WORDS[language].goal
  const { crosses, of } = goalValues<{ crosses: number; of: number }>(view)
  const fog = view.pieces.filter(({ kind }) => kind === 'fog').length
  return (
    <>
      <Head title={words.crosses} />
      <Slots sign="cross" n={crosses} of={of} label={words.crosses} />
      <ul className="rc-conds">
        <Cond sign="fog" name={words.fog} state={words.onSpaces(fog)} />
      </ul>
    </>
  )
}

const Jenny: FC = () => {
  const { view, language } = usePart().props
  const words = WORDS[language].goal
  const { raft, rescued, left } = goalValues<JennyGoal>(view)
  return (
    <>
      <Head title={words.jennySteps} />
      <ul className="rc-conds is-steps">
        <Cond
          sign="raft"
          name={thingName('raftRescue', language)}
          state={raft ? words.done : words.toBuild}
          met={raft}
        />
        <Cond
          sign="heart"
          name="Jenny"
          state={rescued ? words.atCamp : words.heartsLeft(left)}
          met={rescued}
        />
        <Cond sign="lifeboat" name={thingName('lifeboat', language)} state={words.toBuild} />
      </ul>
    </>
  )
}

const VolcanoIsland: FC = () => {
  const { view, language } = usePart().props
  const words = WORDS[language].goal
  const { tiles, ofTiles, places, ofPlaces } = goalValues<VolcanoGoal>(view)
  return (
    <>
      <Head title={words.tiles} />
      <Slots sign="map" n={tiles} of={ofTiles} label={words.tiles} />
      <ul className="rc-conds">
        <Cond sign="temple" name={words.places} state={`${places} / ${ofPlaces}`} met={places >= ofPlaces} />
        <Cond sign="mast" name={thingName('jollyBoat', language)} state={words.toBuild} />
      </ul>
    </>
  )
}

const CannibalIsland: FC = () => {
  const { view, language } = usePart().props
  const words = WORDS[language].goal
  const { burnt, strength } = goalValues<{ burnt: number; strength: number }>(view)
  return (
    <>
      <Head title={words.villages} />
      <Slots sign="village" n={burnt} of={4} label={words.villages} />
      <ul className="rc-conds">
        <Cond sign="temple" name={words.city} state={words.strength(strength)} />
        <Cond
          sign="weapons"
          name={WORDS[language].weapons}
          state={String(view.weapons)}
          met={view.weapons >= strength}
        />
      </ul>
    </>
  )
}

const FamilyRobinson: FC = () => {
  const { view, language } = usePart().props
  const words = WORDS[language].goal
  const { children } = goalValues<FamilyGoal>(view)
  const goal = view.story.id === 'familyRobinson' ? view.story.goal : []
  return (
    <>
      <Head title={words.toInvent} />
      <ul className="rc-wanted">
        {goal.map(id => (
          <li
            key={id}
            className={view.items.includes(id) ? 'is-full' : undefined}
            data-ref={`invention:${id}`}
          >
            <Sign name={inventionSign(id)} />
            {thingName(id, language)}
          </li>
        ))}
      </ul>
      <ul className="rc-conds is-close">
        <Cond sign="heart" name={words.children} state={String(children)} />
        <Cond
          sign="hut"
          name={words.campAll}
          state=""
          met={view.shelter && view.roof > 0 && view.palisade > 0 && view.weapons > 0}
        />
      </ul>
    </>
  )
}

const KingKong: FC = () => {
  const { view, language } = usePart().props
  const words = WORDS[language].goal
  const { traps, of, captive } = goalValues<KingKongGoal>(view)
  const dead: readonly string[] = view.story.id === 'kingKong' ? view.story.dead : []
  return (
    <>
      <Head title={words.traps} />
      <Slots sign="trap" n={traps} of={of} label={words.traps} />
      <ol className="rc-crew" aria-label={words.crew}>
        {CREW_IDS.map(id => (
          <li
            key={id}
            className={dead.includes(id) ? 'is-dead' : captive && id === 'actress' ? 'is-held' : undefined}
          >
            {crewName(id, language)}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The strip of each scenario: what it is played for, and how it stands. */
export const STRIPS: { readonly [S in ScenarioId]: FC } = {
  castaways: Castaways,
  cursedIsland: CursedIsland,
  jenny: Jenny,
  volcanoIsland: VolcanoIsland,
  cannibalIsland: CannibalIsland,
  familyRobinson: FamilyRobinson,
  kingKong: KingKong,
}
