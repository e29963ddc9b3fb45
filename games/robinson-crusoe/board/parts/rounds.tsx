import { pieceIn } from '@tablee/board'
import { Course, type Step } from '@tablee/board/kit/course.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import type { FC } from 'react'
import { CHARACTERS } from '../../data/characters.ts'
import type { WeatherDie } from '../../data/dice.ts'
import { SCENARIOS } from '../../scenarios/data.ts'
import type { Character } from '../../state.ts'
import type { RobinsonView } from '../../view.ts'
import { aimFrom, goalCount } from '../goal/counts.ts'
import { Figure, Sign, Weather } from '../ui/art.tsx'
import { Part, type Props } from '../ui/part.tsx'
import { signed, WORDS } from '../words.ts'

/** The round track, each round with its weather dice; on a phone the numbers that count. */
export const Rounds: FC<Props> = props => {
  const { view, language } = props
  const words = WORDS[language]
  if (props.size === 'phone') return <Chips {...props} />
  return (
    <Part props={props} className="rc-rounds" label={words.rounds}>
      <Course steps={Array.from({ length: view.rounds }, (_, i) => stepOf(props, i + 1))} />
    </Part>
  )
}

/** A round on the track. */
function stepOf({ view, language }: Props, round: number): Step {
  const isNow = round === view.round
  const { weatherDie } = WORDS[language]
  return {
    n: round,
    state: `${round < view.round ? 'is-past' : isNow ? 'is-now' : ''}${round >= aimFrom(view) ? ' is-aim' : ''}`,
    attributes: {
      'aria-current': isNow ? 'step' : undefined,
      'data-place': `round:${round}`,
      'data-ref': `tip:${roundHelp(view, round, language)}`,
      ...(isNow && FOCUSABLE),
    },
    number: isNow ? pieceIn('round', `round:${round}`) : undefined,
    over: (
      <span className="rc-rd-dice">
        {diceOf(view, round).map((die, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dice of a kind differ by their place alone.
          <Weather key={place} die={die} tip={weatherDie[die]} size="small" />
        ))}
      </span>
    ),
  }
}

/** A round: its weather dice, and whether it can be the last. */
function roundHelp(view: RobinsonView, round: number, language: Props['language']): string {
  const { round: name, colon, weatherShort, list, noDice, aim } = WORDS[language]
  const dice = [...new Set(diceOf(view, round))].map(die => weatherShort[die])
  const weather = dice.length === 0 ? noDice : list(dice)
  return `${name(round)}${colon}${weather}${round >= aimFrom(view) ? `. ${aim}` : ''}`
}

/** The dice of a round: those of this one as they stand, the others as the sheet prints them. */
function diceOf(view: RobinsonView, round: number): readonly WeatherDie[] {
  if (round === view.round) return view.dice
  return SCENARIOS[view.scenario].dice[round - 1] ?? []
}

const heartsOf = ({ id, wounds }: Character): number => CHARACTERS[id].hearts - wounds

/** Round, goal, morale, and who stands worst. */
const Chips: FC<Props> = props => {
  const { view, language } = props
  const words = WORDS[language]
  const people = view.characters.filter(({ alive, id }) => alive && id !== 'friday')
  const weakest = people.reduce((a, b) => (heartsOf(b) < heartsOf(a) ? b : a), people[0])
  const goal = goalCount(view)
  return (
    <Part props={props} className="rc-chips kit-chips" label={words.rounds}>
      <ol>
        <li data-ref={`tip:${words.round(view.round)}`}>
          <Sign name="glass" />
          <b>
            {view.round}
            <small>/{view.rounds}</small>
          </b>
        </li>
        {goal && (
          <li>
            <Sign name={goal.sign} />
            <b>
              {goal.now}
              <small>/{goal.of}</small>
            </b>
          </li>
        )}
        <li data-ref={`morale:${view.morale}`}>
          <Sign name="flag" />
          <b>{signed(view.morale)}</b>
        </li>
        {weakest && (
          <li className={`f-${weakest.id} is-marked`} data-ref={`character:${weakest.id}`}>
            <Figure pawn={weakest.id} />
            <b>
              {heartsOf(weakest)}
              <Sign name="heart" />
            </b>
          </li>
        )}
      </ol>
    </Part>
  )
}
