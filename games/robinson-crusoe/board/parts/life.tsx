import { Stat } from '@tablee/board/kit/stat.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import { type FC, Fragment } from 'react'
import { CHARACTERS } from '../../data/characters.ts'
import type { Character } from '../../state.ts'
import { effectsIn } from '../cards/choice.ts'
import { actorOf } from '../contents.ts'
import { Sign } from '../ui/art.tsx'
import { type Props, usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** Determination, as a symbol and a number. */
export const Determination: FC<{ readonly det: number }> = ({ det }) => {
  const { language } = usePart().props
  return <Stat className="rc-detn" sign={<Sign name="det" />} n={det} tip={WORDS[language].detHelp(det)} />
}

/** The hearts that are left, as a symbol and a number. */
export const Life: FC<{ readonly character: Character }> = ({ character: { id, wounds } }) => {
  const { hearts } = CHARACTERS[id]
  const tip = WORDS[usePart().props.language].hearts(hearts - wounds, hearts)
  return <Stat className="rc-life k-heart" sign={<Sign name="heart" />} n={hearts - wounds} tip={tip} />
}

/** How many wounds the choices of an open card could cost a character at most. */
function woundsAtStake({ face, view }: Props, id: string): number {
  if (face?.prompt.id !== 'branch' || actorOf(view) !== id) return 0
  const wounds = face.candidates.map(one =>
    effectsIn(one).reduce(
      (sum, effect) => (effect.do === 'wound' && effect.who === 'actor' ? sum + effect.n : sum),
      0,
    ),
  )
  return Math.max(0, ...wounds)
}

/** The wound track: hearts are emptied from the left, an arrow lowers morale, the skull is the end. */
export const Hearts: FC<{ readonly character: Character }> = ({ character }) => {
  const { props } = usePart()
  const words = WORDS[props.language]
  const { id, wounds, coveredArrows } = character
  const threatened = wounds + woundsAtStake(props, id)
  const { hearts, arrows } = CHARACTERS[id]
  return (
    <ol
      className="rc-hearts"
      aria-label={words.hearts(hearts - wounds, hearts)}
      data-ref={`tip:${words.heartsHelp(hearts - wounds, hearts)}`}
      {...FOCUSABLE}
    >
      {Array.from({ length: hearts }, (_, i) => {
        const heart = i + 1
        return (
          <Fragment key={heart}>
            <li className={i < wounds ? 'is-lost' : i < threatened ? 'is-threatened' : undefined}>
              <Sign name="heart" />
            </li>
            {arrows.includes(heart) && (
              <li
                className={`rc-arr${wounds >= heart ? ' is-past' : ''}${coveredArrows.includes(heart) ? ' is-covered' : ''}`}
                data-ref={`tip:${words.arrow}`}
              >
                <Sign name="arrow" />
              </li>
            )}
          </Fragment>
        )
      })}
      <li className="rc-skull">
        <Sign name="skull" />
      </li>
    </ol>
  )
}
