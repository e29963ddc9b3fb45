import type { FC } from 'react'
import type { Standing } from '../../rules/adventure/standing.ts'
import { Sign } from '../ui/art.tsx'
import { DieFace } from '../ui/dice.tsx'
import { usePart } from '../ui/part.tsx'
import { memberName, SCENE_WORDS } from '../words.ts'
import type { Fight } from './fight.ts'
import { Gauge, type Part } from './gauge.tsx'

/** Step 2: the mercenary strikes back; one scale, two totals, the dice that lie and those still to roll. */
export const StrikeBack: FC<{ readonly fight: Fight; readonly now: Standing; readonly active: boolean }> = ({
  fight,
  now,
  active,
}) => {
  const { language } = usePart().props
  const words = SCENE_WORDS[language]
  const over = fight.end !== null
  return (
    <section className={`ml-step${active ? ' is-now' : ''}`}>
      <h3>
        <i>2</i>
        {words.attacks(memberName(fight.member, language))}
        {!over && (
          <span className="ml-step-note">
            <Sign name="trap" />
            {now.trapped ? words.trapped : words.noTrap}
          </span>
        )}
      </h3>
      <div className="ml-scale">
        <Totals now={now} over={over} />
        <Gauge
          parts={partsOf(now, words)}
          bonus={
            now.killBonus > 0
              ? { n: now.killBonus, label: words.killOnly }
              : now.captureBonus > 0
                ? { n: now.captureBonus, label: words.captureOnly }
                : null
          }
          marks={[
            { at: now.capture, sign: 'cage', tip: words.toCapture },
            { at: now.kill, sign: 'skull', tip: words.toKill },
          ]}
          label={words.totals(memberName(fight.member, language), now.base)}
        />
      </div>
      <DiceRow now={now} />
    </section>
  )
}

type Words = (typeof SCENE_WORDS)['en']

/** What a total is made of, from the left. */
export function partsOf({ carry, flat, venom, dice }: Standing, words: Words): Part[] {
  const rolled = dice.filter(({ value }) => value > 0)
  const parts: Part[] = [
    { key: 'carry', n: carry, look: 'carry', label: words.carried },
    { key: 'flat', n: flat, look: 'flat', label: words.flat },
    ...rolled.map(({ colour, worth }, i): Part => {
      const label = i === 0 ? { label: words.rolledDice } : {}
      return { key: `die${i}`, n: worth, look: colour, ...label }
    }),
    { key: 'venom', n: venom, look: 'venom', label: words.venom },
  ]
  return parts.filter(({ n }) => n > 0)
}

const Totals: FC<{ readonly now: Standing; readonly over: boolean }> = ({ now, over }) => {
  const words = SCENE_WORDS[usePart().props.language]
  const { base, captureBonus, killBonus, capture, kill, trapped } = now
  const toCapture = base + captureBonus
  const toKill = base + killBonus
  const captureNote = !trapped
    ? words.impossible
    : base >= kill
      ? words.tooMuch
      : toCapture >= capture
        ? words.reached
        : words.missing(capture - toCapture)
  return (
    <div className="ml-totals">
      <p>
        <span>
          <Sign name="cage" />
          {words.toCapture}
        </span>
        <b>{toCapture}</b>
        {(!over || !trapped) && <em>{captureNote}</em>}
      </p>
      <p>
        <span>
          <Sign name="skull" />
          {words.toKill}
        </span>
        <b>{toKill}</b>
        {!over && <em>{toKill >= kill ? words.reached : words.missing(kill - toKill)}</em>}
      </p>
    </div>
  )
}

/** Dice that were rolled, and those that wait; a click on one of these rolls it. */
const DiceRow: FC<{ readonly now: Standing }> = ({ now }) => {
  const { language, candidates, chosen, onPick } = usePart().props
  const words = SCENE_WORDS[language]
  const rolled = now.dice.filter(({ value }) => value > 0)
  const left = now.dice.filter(({ value }) => value === 0)
  const venom = candidates.find(({ key }) => key === 'venom')
  if (rolled.length + left.length === 0) return null
  return (
    <div className="ml-dice-row">
      {rolled.length > 0 && (
        <>
          <span className="ml-label">{words.rolled}</span>
          {rolled.map(({ colour, value, worth }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell.
            <span key={i} className="ml-rolled">
              <DieFace colour={colour} value={value} />
              {worth !== value && <em>{worth > value ? `+${worth - value}` : `−${value - worth}`}</em>}
            </span>
          ))}
        </>
      )}
      {rolled.length > 0 && left.length > 0 && <i className="ml-rule" />}
      {left.length > 0 && <span className="ml-label">{words.toRoll}</span>}
      {left.map(({ colour }, i) => {
        const key = `roll:${colour}`
        const may = candidates.some(one => one.key === key)
        return may ? (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they lie.
            key={i}
            type="button"
            className={`ml-to-roll can kit-quiet${chosen === key ? ' is-chosen' : ''}`}
            aria-label={words.roll(colour)}
            onClick={() => onPick(key)}
          >
            <DieFace colour={colour} />
          </button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they lie.
          <span key={i} className="ml-to-roll">
            <DieFace colour={colour} />
          </span>
        )
      })}
      {venom && (
        <button
          type="button"
          className={`ml-to-roll is-round can kit-quiet${chosen === 'venom' ? ' is-chosen' : ''}`}
          aria-label={words.venomStep}
          onClick={() => onPick('venom')}
        >
          <Sign name="venom" />
        </button>
      )}
    </div>
  )
}
