import { useCovers } from '@tablee/board/use-covers.ts'
import type { Candidate, Face, Language } from '@tablee/kernel'
import { type FC, useRef } from 'react'
import { ACTION_DICE, type ActionDie } from '../../data/dice.ts'
import { FRIDAYS_REROLL, REROLL, SKILLS } from '../../data/skills.ts'
import type { AdventureType, CharacterId } from '../../data/types.ts'
import type { RobinsonView } from '../../view.ts'
import { actorOf } from '../contents.ts'
import { ActionDieOf } from '../parts/action.tsx'
import { Sign } from '../ui/art.tsx'
import { Part, type Props, usePart } from '../ui/part.tsx'
import { cardName, characterName, thingName, WORDS } from '../words.ts'
import { CardPicture, EffectList } from './card.tsx'
import { choiceTitles, effectsIn } from './choice.ts'
import { cardAsked, faceOfCard } from './known.ts'
import { outcomeOf } from './outcome.ts'
import { DiceNow } from './rolled.tsx'

/** A card with its choices, or dice that may be rolled again, over the table. */
export const Dialog: FC<{ readonly props: Props; readonly face: Face }> = ({ props, face }) => {
  const words = WORDS[props.language]
  const veil = useRef<HTMLDivElement>(null)
  useCovers(veil, true, face)
  return (
    <div ref={veil} className="rc-veil">
      <Part
        props={props}
        className={`rc-dialog${face.prompt.id === 'reroll' ? ' is-dice' : ''}`}
        label={words.whatDo}
      >
        {face.prompt.id === 'reroll' ? <Dice face={face} /> : <CardChoice face={face} />}
      </Part>
    </div>
  )
}

const CardChoice: FC<{ readonly face: Face }> = ({ face }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const card = faceOfCard(cardAsked(face))
  if (!card) return null
  const actor = actorOf(view)
  const titles = choiceTitles(face.candidates.map(effectsIn), words)
  return (
    <>
      <CardPicture card={card} language={language} />
      <div className="rc-dialog-b">
        <header>
          <div>
            <p className="kit-label">
              {words.by(
                view.act ? words.action[view.act.type] : cardName(card.id, language),
                characterName(view, actor, language),
              )}
            </p>
            <h2>{words.whatDo}</h2>
          </div>
          <DiceNow />
        </header>
        <div className="rc-choices">
          {face.candidates.map((candidate, i) => (
            <ChoiceOf key={candidate.key} candidate={candidate} actor={actor} title={titles[i]} />
          ))}
        </div>
        {card.lower.length > 0 && card.family !== 'event' && (
          <div className="rc-comes">
            <h3>
              <Sign name="book" />
              {words.laterIf(cardName(card.id, language, 1))}
            </h3>
            <EffectList effects={card.lower} language={language} />
          </div>
        )}
      </div>
    </>
  )
}

/** One choice: what it changes, line by line, what follows, and where the card goes. */
const ChoiceOf: FC<{ readonly candidate: Candidate; readonly actor: string; readonly title: string }> = ({
  candidate,
  actor,
  title,
}) => {
  const { view, language, chosen, onPick } = usePart().props
  const words = WORDS[language]
  const { lines, warning, returns } = outcomeOf(view, actor, effectsIn(candidate), language)
  const on = chosen === candidate.key
  return (
    <button
      type="button"
      className={`rc-choice${on ? ' is-on' : ''}`}
      data-key={candidate.key}
      aria-pressed={on}
      onClick={() => onPick(candidate.key)}
    >
      <h3>{title}</h3>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a choice never change.
          <li key={i} className={`is-${line.tone}`}>
            <Sign name={line.sign} />
            <span>{line.words}</span>
            {line.from !== undefined && (
              <span className="rc-ft">
                {line.from}
                <i>→</i>
                <b>{line.to}</b>
              </span>
            )}
          </li>
        ))}
        {warning && (
          <li className="is-note">
            <Sign name="moon" />
            <span>{warning}</span>
          </li>
        )}
      </ul>
      <p className={`rc-then${returns ? ' is-back' : ''}`}>
        {returns && <Sign name="stack" />}
        <span>{returns ? words.shuffled(view.decks.event.size) : words.discarded}</span>
      </p>
    </button>
  )
}

interface Rolled {
  readonly who: CharacterId
  readonly type: AdventureType
  readonly shown: { readonly [D in ActionDie]: boolean | null }
}

/** What it costs to roll one of them again: the actor's skill, Friday's determination, or nothing. */
function priceOf(view: RobinsonView, type: AdventureType, who: CharacterId, language: Language): string {
  const words = WORDS[language]
  if (view.notes.reroll !== undefined) return words.rerollFree
  const has = view.characters.find(({ id }) => id === who)?.det ?? 0
  if (who === 'friday') return words.rerollPrice('', FRIDAYS_REROLL, has)
  const skill = REROLL[type]
  return words.rerollPrice(`${thingName(skill, language)}${words.colon}`, SKILLS[skill].det, has)
}

/** The dice as they fell, and which of them may be rolled again. */
const Dice: FC<{ readonly face: Face }> = ({ face }) => {
  const { language, say, onPick, reports, view } = usePart().props
  const words = WORDS[language]
  const { type, shown, who } = (face.prompt.values ?? {}) as unknown as Rolled
  const begun = reports.findLast(({ id }) => id === 'action.begins')
  return (
    <div className="rc-dialog-b">
      <header>
        <div>
          <p className="kit-label">{begun ? say(begun) : say(face.prompt)}</p>
          <h2>{words.rerollTitle}</h2>
          <p>
            <Sign name="det" className="rc-price" />
            {priceOf(view, type, who, language)}
          </p>
        </div>
      </header>
      <ul className="rc-rolled">
        {ACTION_DICE.filter(die => shown[die] !== null).map(die => {
          const candidate = face.candidates.find(({ key }) => key === die)
          const label = words.dieShows[die][shown[die] ? 0 : 1]
          const picture = <ActionDieOf die={die} type={type} size="large" blank={!shown[die]} />
          return (
            <li key={die}>
              {candidate ? (
                <button
                  type="button"
                  data-key={candidate.key}
                  aria-label={say(candidate.say)}
                  onClick={() => onPick(candidate.key)}
                >
                  {picture}
                  <Sign name="reroll" className="rc-again" />
                </button>
              ) : (
                picture
              )}
              {label}
            </li>
          )
        })}
      </ul>
      <button type="button" className="outlined" data-key="pass" onClick={() => onPick('pass')}>
        {words.keepRoll}
      </button>
    </div>
  )
}
