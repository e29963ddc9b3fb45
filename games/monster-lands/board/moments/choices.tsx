import { type Candidate, type Face, PASS } from '@tablee/kernel'
import type { FC, ReactNode } from 'react'
import type { Odds } from '../../rules/adventure/odds.ts'
import type { Prospect } from '../../rules/adventure/plan.ts'
import type { Step } from '../../rules/adventure/steps.ts'
import { Sign, type SignName } from '../ui/art.tsx'
import { DieFace } from '../ui/dice.tsx'
import { usePart } from '../ui/part.tsx'
import { SCENE_WORDS } from '../words.ts'
import { Legend, Option, type Share } from './option.tsx'
import { People } from './people.tsx'
import { told } from './told.ts'

/** Everything that may be chosen in a scene, each with its odds. */
export const Choices: FC<{ readonly face: Face }> = ({ face }) => {
  const { language, candidates } = usePart().props
  const words = SCENE_WORDS[language]
  const { id } = face.prompt
  if (id === 'conquest.manager')
    return (
      <div className="ml-choices">
        <People />
      </div>
    )
  return (
    <div className="ml-choices">
      {id === 'attack.step' && (
        <Legend
          line={words.legend}
          looks={(['capture', 'choice', 'kill', 'failure'] as const).map(look => [look, words.odds[look]])}
        />
      )}
      {id === 'monster.attack' && (
        <Legend
          line={words.legendWounds}
          looks={(['unhurt', 'wound', 'death'] as const).map(look => [look, words.fates[look]])}
        />
      )}
      <div className="ml-options">
        {candidates.map(candidate =>
          id === 'attack.step' ? (
            <StepOption key={candidate.key} candidate={candidate} />
          ) : id === 'monster.attack' ? (
            <FaceOption key={candidate.key} candidate={candidate} />
          ) : (
            <PlainOption key={candidate.key} candidate={candidate} prompt={id} />
          ),
        )}
      </div>
    </div>
  )
}

/** A step of an attack: the chances of each end if it is the last. */
const StepOption: FC<{ readonly candidate: Candidate }> = ({ candidate }) => {
  const words = SCENE_WORDS[usePart().props.language]
  const { step, odds, range } = told<{ step: Step; odds: Odds; range: { least: number; most: number } }>(
    candidate.say,
  )
  const shares: Share[] = (['failure', 'capture', 'choice', 'kill'] as const).map(look => ({
    look,
    chance: odds[look],
  }))
  const gives = step.do === 'stop' && odds.failure === 1
  return (
    <Option
      candidate={candidate}
      signs={signsOf(step)}
      name={nameOf(step, words)}
      shares={shares}
      note={gives ? words.stopAt(range.least) : words.total(range.least, range.most)}
    />
  )
}

function nameOf(step: Step, words: (typeof SCENE_WORDS)['en']): string | undefined {
  switch (step.do) {
    case 'roll':
      return words.roll(step.colour)
    case 'all':
      return words.rollAll
    case 'venom':
      return words.venomStep
    case 'stop':
      return words.stop
    default:
      return undefined
  }
}

function signsOf(step: Step): ReactNode {
  switch (step.do) {
    case 'roll':
      return <DieFace colour={step.colour} />
    case 'all':
      return <Sign name="dice" />
    case 'reroll':
      return (
        <>
          <Sign name="reroll" />
          <DieFace colour={step.colour} value={step.value} />
        </>
      )
    case 'venom':
      return <Sign name="venom" />
    case 'loot':
      return <Sign name="chest" />
    case 'stop':
      return <i className="ml-stop" />
  }
}

/** The dice of a monster, faced with so many magic dice less: what they do, and what is left to strike back with. */
const FaceOption: FC<{ readonly candidate: Candidate }> = ({ candidate }) => {
  const words = SCENE_WORDS[usePart().props.language]
  const { magic, dice, hits, wound, death, after } = told<{
    magic: number
    dice: number
    hits: number
    wound: number
    death: number
    after: Omit<Prospect, 'death'> | null
  }>(candidate.say)
  const shares: Share[] = [
    { look: 'unhurt', chance: 1 - Math.max(wound, death) },
    { look: 'wound', chance: Math.max(0, wound - death) },
    { look: 'death', chance: death },
  ]
  return (
    <Option
      candidate={candidate}
      signs={magic === 0 ? <DieFace colour="attack" /> : <DieFace colour="magic" />}
      name={
        magic === 0 ? words.faceDice(dice) : `${words.giveUp(magic)}, ${words.faceDice(dice).toLowerCase()}`
      }
      shares={shares}
      note={[
        words.expected(words.average(hits)),
        ...(after ? [words.expects(words.percent((1 - death) * after.success))] : []),
      ].join(', ')}
    />
  )
}

/** Anything else: its words, and its chance where it has one. */
const PlainOption: FC<{ readonly candidate: Candidate; readonly prompt: string }> = ({
  candidate,
  prompt,
}) => {
  const { step, chance } = told<{ step?: Step; chance?: number | null }>(candidate.say)
  const shares: Share[] | undefined =
    typeof chance === 'number'
      ? [
          { look: 'failure', chance: 1 - chance },
          { look: 'reach', chance },
        ]
      : undefined
  const signs = step ? signsOf(step) : signFor(prompt, candidate.key)
  return <Option candidate={candidate} signs={signs} {...(shares && { shares })} />
}

/** What a choice without odds is about. */
const ABOUT: { readonly [prompt: string]: SignName | undefined } = {
  'ambush.cancel': 'defense',
  'ambush.target': 'trap',
  'conquest.roll': 'dice',
  'contract.fulfil': 'scroll',
  'contract.trap': 'trap',
  'mission.roll': 'dice',
  'reveal.trap': 'trap',
  'victory.loot': 'chest',
  defend: 'defense',
  potion: 'potion',
  redirect: 'attack',
}

function signFor(prompt: string, key: string): ReactNode {
  if (key === PASS || key === 'stop') return <i className="ml-stop" />
  if (prompt === 'capture.or.kill') return <Sign name={key === 'capture' ? 'cage' : 'skull'} />
  const about = ABOUT[prompt]
  return about && <Sign name={about} />
}
