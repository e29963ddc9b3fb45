import type { Face } from '@tablee/kernel'
import type { FC } from 'react'
import { HIT_FROM } from '../../data/board.ts'
import { Sign } from '../ui/art.tsx'
import { DieFace } from '../ui/dice.tsx'
import { usePart } from '../ui/part.tsx'
import { memberName, properName, SCENE_WORDS } from '../words.ts'
import { attackDiceOf, DiceLine } from './dice.tsx'
import type { Blow, Fight } from './fight.ts'
import { told } from './told.ts'

/** What the question before the dice tells. */
interface Before {
  readonly dice: number
  readonly stoppable: number
  readonly potions: number
  readonly wounded: boolean
  readonly member: Fight['member']
  readonly seat: number
}

/** Step 1: the monster attacks; its dice, what they hit, what stopped it, the wounds. */
export const Struck: FC<{ readonly fight: Fight; readonly face: Face | null; readonly done: boolean }> = ({
  fight,
  face,
  done,
}) => {
  const words = SCENE_WORDS[usePart().props.language]
  const before = face?.prompt.id === 'monster.attack' ? told<Before>(face.prompt) : null
  const sent = face?.prompt.id === 'redirect' ? told<Pick<Before, 'dice'>>(face.prompt).dice : 0
  return (
    <section className={`ml-step${done ? '' : ' is-now'}`}>
      <h3>
        <i>1</i>
        {words.attacks(properName(fight.monster))}
        {fight.gaveUp > 0 && (
          <span className="ml-step-note">
            <Sign name="magic" />
            {words.gaveUp(fight.gaveUp)}
          </span>
        )}
      </h3>
      {fight.blows.map((blow, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blows never change places.
        <BlowRow key={i} blow={blow} fight={fight} />
      ))}
      {sent > 0 && (
        <div className="ml-blow">
          <DiceLine dice={attackDiceOf(sent)} />
        </div>
      )}
      {before && <Waiting before={before} other={before.member !== fight.member} />}
    </section>
  )
}

const BlowRow: FC<{ readonly blow: Blow; readonly fight: Fight }> = ({ blow, fight }) => {
  const { language } = usePart().props
  const words = SCENE_WORDS[language]
  const { dice, hits, automatic, stops, potions, wounds, dead, member } = blow
  const other = member !== fight.member || blow.seat !== fight.seat
  return (
    <div className={`ml-blow${other ? ' is-other' : ''}`}>
      {other && <b className="ml-blow-who">{memberName(member, language)}</b>}
      <span className="ml-blow-dice">
        {dice.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell.
          <span key={i} className={value >= HIT_FROM ? 'is-hit' : 'is-miss'}>
            <DieFace colour="attack" value={value} />
            {value >= HIT_FROM ? <Sign name="attack" /> : <u />}
          </span>
        ))}
      </span>
      <p className="ml-equation">
        <span>
          <b>{hits}</b> {words.hits(hits)}
          {automatic > 0 && dice.length > 0 && <em> ({words.sure(automatic)})</em>}
        </span>
        {stops.length > 0 && (
          <span className="is-spent">
            <Sign name="defense" />
            <b>−{stops.length}</b>
          </span>
        )}
        {potions > 0 && (
          <span className="is-spent">
            <Sign name="potion" />
            <b>−{potions}</b>
          </span>
        )}
        {dead ? (
          <span className="is-result">
            <Sign name="skull" />
            <b>{words.dies}</b>
          </span>
        ) : wounds > 0 ? (
          <span className="is-result">
            <Sign name="wound" />
            <b>{wounds}</b> {words.wounds(wounds)}
          </span>
        ) : (
          hits <= stops.length + potions && <span className="is-well">{words.unhurt}</span>
        )}
      </p>
    </div>
  )
}

/** The dice before they are thrown, and what stands against them. */
const Waiting: FC<{ readonly before: Before; readonly other: boolean }> = ({ before, other }) => {
  const { language, candidates, onPick } = usePart().props
  const words = SCENE_WORDS[language]
  const { dice, stoppable, potions, wounded, member } = before
  const only = candidates.length === 1 ? candidates[0] : null
  const shown = <DiceLine dice={attackDiceOf(dice)} />
  return (
    <div className="ml-blow">
      {other && <b className="ml-blow-who">{memberName(member, language)}</b>}
      {only ? (
        <button
          type="button"
          className="ml-waiting can kit-quiet"
          aria-label={words.faceDice(dice)}
          onClick={() => onPick(only.key)}
        >
          {shown}
        </button>
      ) : (
        <span className="ml-waiting">{shown}</span>
      )}
      <p className="ml-equation">
        <span className="is-spent">
          <Sign name="defense" />
          {words.stops(stoppable)}
        </span>
        <span className="is-spent">
          <Sign name="potion" />
          {words.potions(potions)}
        </span>
        {wounded && (
          <span className="is-result">
            <Sign name="wound" />
            {words.isWounded}
          </span>
        )}
      </p>
    </div>
  )
}
