import type { BesideProps } from '@tablee/board'
import type { Message } from '@tablee/kernel'
import type { FC } from 'react'
import type { RootView } from '../../view.ts'
import { castOf } from '../contents.ts'
import { OWN } from '../robots/steps.ts'
import { RobotTurn } from '../robots/turn.tsx'
import { Disc, Icon } from '../ui/art.tsx'
import { Part, usePart } from '../ui/part.tsx'
import { MOMENTS } from '../words.ts'
import { Die } from './dice.tsx'
import { type Engagement, engagementAt, voiceOf } from './engagement.ts'
import { Notes } from './notes.tsx'
import { Odds } from './odds.tsx'
import type { Ranks } from './pieces.ts'
import { BEGIN } from './prompts.ts'
import { Scene } from './scene.tsx'
import { shownIn } from './shown.ts'
import { SideOf } from './side.tsx'
import { Tale } from './tale.tsx'
import '../css/battle.css'

/** The panel beside the table: a battle before and after its dice, or what else was resolved. */
const Panel: FC<BesideProps<RootView>> = props => {
  const { view, reports, language, size } = props
  const { passage, at, face } = shownIn(props)
  const battle = engagementAt(view, reports, at, face)
  const words = MOMENTS[language]
  const robots = passage?.key.startsWith(OWN) === true
  return (
    <Part
      props={props}
      className={`rt-beside rt-${size}${robots ? ' column' : ''}`}
      label={battle && !robots ? words.battleName : words.whatHappened}
    >
      {robots ? (
        <RobotTurn passages={props.passages} shown={props.shown} Rule={props.Rule} />
      ) : battle ? (
        <Battle battle={battle} asked={face ? props.say(face.prompt) : undefined} />
      ) : (
        <Scene passage={passage} asked={face ? props.say(face.prompt) : undefined} />
      )}
    </Part>
  )
}

export default Panel

const Battle: FC<{ readonly battle: Engagement; readonly asked?: string | undefined }> = ({
  battle,
  asked,
}) => {
  const { view, language } = usePart().props
  const words = MOMENTS[language]
  const { fight, outlook, step } = battle
  return (
    <>
      <header className="rt-beside-head">
        <h2>
          <Icon name="battle" />
          {words.battleIn}
          <span className="rt-mark-of">
            <Disc suit={view.suits[fight.clearing]} />
            {fight.clearing}
          </span>
        </h2>
        <Steps now={step} />
      </header>
      <div className="rt-duel">
        <SideOf battle={battle} side="attacker" />
        <Middle battle={battle} />
        <SideOf battle={battle} side="defender" />
      </div>
      {outlook && !fight.dice && <Odds battle={battle} outlook={outlook} />}
      {step < 2 && <Notes battle={battle} />}
      {step > 0 && <Tale reports={[firstLine(battle), ...taleOf(battle)]} asked={asked} />}
      {step >= LAST && <Sum battle={battle} />}
    </>
  )

  /** Who attacks whom, with how many against how many. */
  function firstLine({ ranks }: Engagement): string {
    const own = forceOf(ranks.attacker, words.warriors) || words.nobody
    const theirs = forceOf(ranks.defender, String) || words.nobody
    return words.fightsWith(voiceOf(view, fight.attacker), voiceOf(view, fight.defender), own, theirs)
  }

  function forceOf(ranks: readonly Ranks[], counted: (men: number) => string): string {
    const men = ranks.filter(({ type }) => type === 'warrior').reduce((sum, { count }) => sum + count, 0)
    const pawn = ranks.some(({ type }) => type === 'pawn')
    return [...(pawn ? [words.pawn] : []), ...(men > 0 ? [counted(men)] : [])].join(', ')
  }

  /** What was reported after its start; that no ambush was laid is told too, once the dice have fallen. */
  function taleOf({ fight: { reports, dice, defender } }: Engagement): readonly (Message | string)[] {
    const rest = reports.slice(1)
    const laid = reports.some(({ id }) => id === 'battle.ambushed')
    return dice && !laid ? [words.noAmbush(voiceOf(view, defender)), ...rest] : rest
  }
}

const LAST = 4

const Steps: FC<{ readonly now: number }> = ({ now }) => {
  const words = MOMENTS[usePart().props.language]
  return (
    <ol className="rt-steps">
      {words.steps.map((name, i) => (
        <li
          key={name}
          className={i < now ? 'is-done' : i === now ? 'is-now' : undefined}
          aria-current={i === now ? 'step' : undefined}
        >
          {i < now ? <Tick /> : <b>{i + 1}</b>}
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}

const Tick: FC = () => (
  <svg className="rt-tick" viewBox="0 0 20 20" aria-hidden="true">
    <path d="m4 10.500 4 4 8-9" />
  </svg>
)

/** The dice: waiting for who rolls them, or as they fell, with the result. */
const Middle: FC<{ readonly battle: Engagement }> = ({ battle: { fight, settled, step } }) => {
  const { view, language, candidates, face, onPick } = usePart().props
  const words = MOMENTS[language]
  const cast = castOf(view)
  if (fight.dice)
    return (
      <div className="rt-duel-dice">
        <p className="rt-dice is-rolled">
          <Die value={fight.dice.attacker} party={cast[fight.attacker]} />
          <Die value={fight.dice.defender} party={cast[fight.defender]} />
        </p>
        {settled && <p className="rt-verdict">{words.score(fight.dealt.attacker, fight.dealt.defender)}</p>}
      </div>
    )
  const roll = face?.prompt.id === BEGIN ? candidates[0] : undefined
  if (!roll)
    return (
      <div className="rt-duel-dice">
        <p className="rt-dice">
          <Die value={null} />
          <Die value={null} />
        </p>
        <p className="rt-dice-hint">{step >= LAST ? words.neverRolled : words.waiting}</p>
      </div>
    )
  return (
    <div className="rt-duel-dice">
      <button
        type="button"
        className="kit-quiet rt-dice can"
        aria-label={words.rollDice}
        onClick={() => onPick(roll.key)}
      >
        <Die value={null} />
        <Die value={null} />
      </button>
      <p className="rt-dice-title">{words.diceWait}</p>
      <p className="rt-dice-hint">
        {words.touchThem} <kbd>{words.space}</kbd>
      </p>
    </div>
  )
}

/** Who rules the clearing now. */
const Sum: FC<{ readonly battle: Engagement }> = ({ battle: { fight } }) => {
  const { view, language } = usePart().props
  const words = MOMENTS[language]
  const ruler = view.rulers[fight.clearing]
  return (
    <p className="rt-sum">
      {ruler < 0 ? words.nobodyRules : words.rules(voiceOf(view, ruler))}
      <span className="rt-mark-of">
        <Disc suit={view.suits[fight.clearing]} />
        {fight.clearing}
      </span>
    </p>
  )
}
