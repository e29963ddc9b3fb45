import type { FC } from 'react'
import { ACTION_DICE } from '../../data/dice.ts'
import { ActionDieOf } from '../parts/action.tsx'
import { Sign, Weather } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'
import type { SkyDie, Telling } from './telling.ts'
import { MOMENT } from './words.ts'

/** What was rolled, as it lies; or that nothing had to be. */
export const Rolled: FC<{ readonly telling: Telling }> = ({ telling }) => {
  const { dice, sky, fight, begun, step } = telling
  const { language } = usePart().props
  const words = MOMENT[language]
  const isDiced =
    begun?.deed.type === 'build' || begun?.deed.type === 'gather' || begun?.deed.type === 'explore'
  if (dice.length > 0) return <ActionDice telling={telling} />
  if (sky.length > 0) return <Sky sky={sky} roof={telling.outcome.ledger.roof} />
  if (fight)
    return (
      <p className="rc-mo-line">
        <Sign name="weapons" />
        {words.fight(fight.strength, fight.weapons)}
      </p>
    )
  if (!isDiced || step.continues) return null
  return (
    <p className="rc-mo-line is-sure">
      <Sign name="ok" />
      {words.sure}
    </p>
  )
}

const ActionDice: FC<{ readonly telling: Telling }> = ({ telling: { dice, begun } }) => {
  const { language } = usePart().props
  const words = MOMENT[language]
  return (
    <ul className="rc-mo-dice">
      {ACTION_DICE.flatMap(name => dice.filter(({ die }) => die === name)).map(({ die, shows, again }) => {
        const side = shows ? 0 : 1
        const bad = die === 'success' ? !shows : die === 'wound' && shows
        return (
          <li key={die} className={bad ? 'is-bad' : undefined}>
            <ActionDieOf die={die} type={begun?.deed.type ?? 'build'} blank={!shows} />
            <span>
              <b>{words.die[die][side]}</b>
              {again ? words.rerolled : words.dieMeans[die][side]}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The weather dice, and the roof that they fall on. */
const Sky: FC<{ readonly sky: readonly SkyDie[]; readonly roof: number }> = ({ sky, roof }) => {
  const { language } = usePart().props
  const words = MOMENT[language]
  return (
    <ul className="rc-mo-dice">
      {sky.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two dice of a kind differ by their place alone.
        <li key={i} className={one.die === 'animals' && one.face !== 'blank' ? 'is-bad' : undefined}>
          <Weather die={one.die} tip={WORDS[language].weatherDie[one.die]} />
          <span>
            <b>{one.die === 'animals' ? words.animals[one.face] : words.clouds(one.rain, one.snow)}</b>
            {one.die === 'animals' ? words.weather.animals : words.roof(roof)}
          </span>
        </li>
      ))}
    </ul>
  )
}
