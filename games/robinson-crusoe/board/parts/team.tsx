import { Fold } from '@tablee/board/fold.tsx'
import { SeatId } from '@tablee/board/kit/panel.tsx'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { INVENTIONS } from '../../data/inventions.ts'
import { SKILL_IDS, SKILLS, type SkillId } from '../../data/skills.ts'
import type { Skill } from '../../data/types.ts'
import type { Character } from '../../state.ts'
import { inventionSign } from '../cards/pictures.ts'
import { seatOf } from '../contents.ts'
import { explain, skillWords } from '../explain.ts'
import { Seal, Sign } from '../ui/art.tsx'
import { NeedsOf } from '../ui/bits.tsx'
import { Part, type Props, usePart } from '../ui/part.tsx'
import { cardName, characterName, thingName, WORDS } from '../words.ts'
import { Determination, Hearts, Life } from './life.tsx'
import { FoldedHelpers, Helpers, OwnPawns } from './pawns.tsx'

/** The castaways, the one that looks first; Friday, Jenny and the helpers at the end. */
export const Team: FC<Props> = props => {
  const { view, language, size } = props
  const words = WORDS[language]
  const players = view.characters.slice(0, view.players)
  const mine = view.viewer === null ? 0 : view.viewer
  const order = [...players.slice(mine), ...players.slice(0, mine)]
  const others = view.characters.slice(view.players)
  const helpers = others.length > 0 || view.supply.some(({ colour }) => colour !== 'own')
  return (
    <Part
      props={props}
      className={`rc-team is-${size} is-${order.length}${helpers ? ' has-helpers' : ''}`}
      label={words.team}
    >
      {order.map(one =>
        size === 'tablet' ? (
          <FoldedCastaway key={one.id} character={one} />
        ) : (
          <Castaway key={one.id} character={one} />
        ),
      )}
      {helpers && (size === 'tablet' ? <FoldedHelpers others={others} /> : <Helpers others={others} />)}
    </Part>
  )
}

/** A character folded to who it is, its hearts and its determination. */
const FoldedCastaway: FC<{ readonly character: Character }> = ({ character }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const { id, det, alive } = character
  const name = characterName(view, id, language)
  const seat = seatOf(view, id)
  const state = `${seat === view.viewer ? ' is-me' : ''}${alive ? '' : ' is-dead'}`
  return (
    <Fold
      className={`rc-folded f-${id}${state}`}
      head={
        <header {...useSpotAttributes(`character:${id}`, 'kit-seat-head')}>
          <Seal party={id} size={30} />
          <SeatId name={name}>
            <WhoPlays seat={seat} />
          </SeatId>
        </header>
      }
      line={
        <>
          <Life character={character} />
          <Determination det={det} />
          <OwnPawns character={character} />
        </>
      }
      name={words.unfold(name)}
    >
      <Castaway character={character} />
    </Fold>
  )
}

/** A character: who plays it, pawns, determination, wounds, skills, its own invention. */
const Castaway: FC<{ readonly character: Character }> = ({ character }) => {
  const { view, language } = usePart().props
  const { id, det, alive } = character
  const seat = seatOf(view, id)
  const own = view.personal.find(one => INVENTIONS[one].owner === id)
  const built = view.items.find(one => INVENTIONS[one].owner === id)
  const attributes = useSpotAttributes(
    `character:${id}`,
    `kit-seat f-${id}${seat === view.viewer ? ' is-me' : ''}${alive ? '' : ' is-dead'}`,
  )
  return (
    <section {...attributes}>
      <header className="kit-seat-head">
        <Seal party={id} size={36} />
        <SeatId name={characterName(view, id, language)}>
          <WhoPlays seat={seat} />
        </SeatId>
        <OwnPawns character={character} />
        <Determination det={det} />
      </header>
      <div className="rc-seat-body">
        <Hearts character={character} />
        <Skills character={character} />
        <div className="rc-pinv">
          {own && <Own id={own} />}
          {built && !own && <Own id={built} built />}
          <span className="kit-grow" />
          <Hurts character={character} />
          {seat === view.viewer && <Asking />}
        </div>
      </div>
    </section>
  )
}

const WhoPlays: FC<{ readonly seat: number }> = ({ seat }) => {
  const { view, language, facts } = usePart().props
  const words = WORDS[language]
  const { kind, name } = facts.players[seat] ?? { kind: 'bot', name: '' }
  const who = seat === view.viewer ? words.you : name === '' && kind === 'bot' ? words.robot : name
  const notes = [
    who,
    ...(seat === view.firstPlayer ? [words.firstPlayer] : []),
    ...(facts.thinking === seat ? [words.thinking] : []),
  ]
  return <p>{notes.join(', ')}</p>
}

const skillsOf = (id: string): readonly SkillId[] => SKILL_IDS.filter(skill => SKILLS[skill].owner === id)

const Skills: FC<{ readonly character: Character }> = ({ character }) => (
  <div className="rc-skills">
    {skillsOf(character.id).map(skill => (
      <SkillLine key={skill} skill={skill} character={character} />
    ))}
  </div>
)

const SkillLine: FC<{ readonly skill: SkillId; readonly character: Character }> = ({ skill, character }) => {
  const { view, language } = usePart().props
  const { det, power }: Skill = SKILLS[skill]
  const staked = skill === 'economicalConstruction' && view.plan.actions.some(one => one.det > 0)
  const used = character.skillsUsed.includes(skill)
  const state = staked || used ? ' is-used' : character.det >= det ? '' : ' is-off'
  const ref = `skill:${skill}`
  const attributes = useSpotAttributes(ref, `rc-skill${state}`, explain(ref, view, language) ?? undefined)
  return (
    <div {...attributes}>
      <span className="rc-cst">
        {staked || used ? <Sign name="ok" /> : det}
        {power?.food && !used ? <Sign name="food" /> : null}
      </span>
      <span className="rc-skill-n">{thingName(skill, language)}</span>
      <span className="rc-skill-does">{skillWords(skill, language)}</span>
    </div>
  )
}

/** A personal invention, with what it needs. */
const Own: FC<{ readonly id: keyof typeof INVENTIONS; readonly built?: boolean }> = ({
  id,
  built = false,
}) => {
  const { view, language } = usePart().props
  const ref = `invention:${id}`
  const attributes = useSpotAttributes(
    [ref, `build:${id}`, `item:${id}`],
    `rc-own${built ? ' is-built' : ''}`,
    explain(ref, view, language) ?? undefined,
  )
  return (
    <span {...attributes}>
      <Sign name={inventionSign(id)} />
      <span>{thingName(id, language)}</span>
      {built ? <Sign name="ok" /> : <NeedsOf needs={INVENTIONS[id].needs} pay={INVENTIONS[id].pay} />}
    </span>
  )
}

/** Special wounds. */
const Hurts: FC<{ readonly character: Character }> = ({ character }) => {
  const { language } = usePart().props
  const { special, part: parts } = WORDS[language]
  const areMany = character.specialWounds.length > 1
  return character.specialWounds.map(({ card, part }) => (
    <span key={card} className="rc-hurt" data-ref={`card:${card}`}>
      {areMany ? cardName(card, language) : special(cardName(card, language), parts[part])}
    </span>
  ))
}

/** Whether one is asked for everything that could be used, or only when it matters: changed by a tap while planning. */
const Asking: FC = () => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const always = view.viewer !== null && view.asking[view.viewer] === 'always'
  const tip = always ? words.askAlways : words.askMatters
  const attributes = useSpotAttributes('asking', `kit-quiet rc-asking${always ? ' is-on' : ''}`, tip)
  return (
    <span {...attributes}>
      <Sign name="ask" />
    </span>
  )
}
