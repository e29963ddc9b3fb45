import type { FC } from 'react'
import { Chances } from '../parts/action.tsx'
import { Figure, Sign, type SignName, Weather } from '../ui/art.tsx'
import { Part, type Props, usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'
import type { Queued } from './queued.ts'
import { rowName, signedChange } from './telling.ts'
import { MOMENT } from './words.ts'

const PHASE_SIGN: { readonly [kind: string]: SignName | undefined } = {
  card: 'ask',
  event: 'book',
  end: 'ok',
  round: 'glass',
  morale: 'flag',
  production: 'gather',
  planning: 'map',
  weather: 'rain',
  night: 'moon',
}

const signOf = (kind: Queued['kind']): SignName => PHASE_SIGN[kind] ?? (kind as SignName)

/** More steps than this stand in two rows, without their last lines. */
const ONE_ROW = 6

/** All steps in their order: those done are sunk, the one shown has its actor's edge, the others tell their chances. */
export const Queue: FC<{ readonly queue: readonly Queued[] }> = ({ queue }) => {
  const { language } = usePart().props
  const words = MOMENT[language]
  return (
    <div className={`rc-queue${queue.length > ONE_ROW ? ' is-many' : ''}`}>
      <header>
        <h2>{words.queue}</h2>
        <span className="kit-label">{words.queueNote}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must reach it */}
      <ol tabIndex={0}>
        {queue.map((one, i) => (
          <Item key={one.key} one={one} number={i + 1} />
        ))}
      </ol>
    </div>
  )
}

const Item: FC<{ readonly one: Queued; readonly number: number }> = ({ one, number }) => {
  const { kind, name, title, pawns, state } = one
  return (
    <li
      className={`d-${kind} is-${state}${state === 'now' ? ` f-${pawns[0] ?? 'neutral'}` : ''}`}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <p className="rc-q-kind">
        {state === 'done' ? <Sign name="ok" className="rc-yes" /> : <b>{number}</b>}
        <Sign name={signOf(kind)} />
        {name}
      </p>
      {title !== '' && <h3>{title}</h3>}
      <p className="rc-q-who">
        {pawns.map((pawn, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pawns of one character differ by their place alone.
          <Figure key={i} pawn={pawn} />
        ))}
      </p>
      <Foot one={one} />
    </li>
  )
}

const Foot: FC<{ readonly one: Queued }> = ({ one: { state, odds, kind, change, dice, pawns } }) => {
  const { view, language } = usePart().props
  const words = MOMENT[language]
  if (state === 'now') return <p className="rc-q-foot is-going">{words.going}</p>
  if (state === 'done')
    return (
      <p className="rc-q-foot">
        {change ? `${rowName(change, pawns[0] ?? '', view, language)} ${signedChange(change)}` : words.done}
      </p>
    )
  if (dice.length > 0)
    return (
      <p className="rc-q-foot">
        {dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dice of a kind differ by their place alone.
          <Weather key={i} die={die} tip={WORDS[language].weatherDie[die]} size="small" />
        ))}
      </p>
    )
  return <div className="rc-q-foot">{odds && <Chances odds={odds} type={kind} brief />}</div>
}

/** The queue in the place of the plan, while the panel beside the table goes through it. */
export const QueueStrip: FC<{ readonly props: Props; readonly queue: readonly Queued[] }> = ({
  props,
  queue,
}) => (
  <Part props={props} className="kit-panel rc-queue-strip" label={MOMENT[props.language].queue}>
    <Queue queue={queue} />
  </Part>
)
