import type { FC } from 'react'
import type { ScenarioId } from '../../scenarios/data.ts'
import { CREW_IDS } from '../../scenarios/king-kong/data.ts'
import { inventionSign } from '../cards/pictures.ts'
import { Sign } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { crewName, thingName, WORDS } from '../words.ts'
import { Cond, Head, Slots } from './bits.tsx'
import { type FamilyGoal, goalValues, type JennyGoal, type KingKongGoal, type VolcanoGoal } from './counts.ts'

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
            data-ref={`crew:${id}`}
            className={dead.includes(id) ? 'is-dead' : captive && id === 'actress' ? 'is-held' : undefined}
          >
            {crewName(id, language)}
          </li>
        ))}
      </ol>
    </>
  )
}

type Other = Exclude<ScenarioId, 'castaways'>

const STRIPS: { readonly [S in Other]: FC } = {
  cursedIsland: CursedIsland,
  jenny: Jenny,
  volcanoIsland: VolcanoIsland,
  cannibalIsland: CannibalIsland,
  familyRobinson: FamilyRobinson,
  kingKong: KingKong,
}

/** The strip of a scenario but the first. */
export const OtherStrip: FC<{ readonly scenario: Other }> = ({ scenario }) => {
  const Strip = STRIPS[scenario]
  return <Strip />
}
