import type { BesideProps } from '@tablee/board'
import type { Message } from '@tablee/kernel'
import { type FC, useMemo } from 'react'
import type { CharacterId } from '../../data/types.ts'
import type { RobinsonView } from '../../view.ts'
import { CardPicture } from '../cards/card.tsx'
import { faceOfCard } from '../cards/known.ts'
import { seatOf } from '../contents.ts'
import { pawnName } from '../explain.ts'
import { Figure, isFigure, Sign, type SignName } from '../ui/art.tsx'
import { Part, usePart } from '../ui/part.tsx'
import { characterName } from '../words.ts'
import { CampNow } from './camp-now.tsx'
import { Rolled } from './dice.tsx'
import type { Told } from './passages.ts'
import { Queue } from './queue.tsx'
import { queueOf } from './queued.ts'
import { Rows } from './rows.tsx'
import { useShowing } from './shown.ts'
import { type Begun, type StepKind, told } from './steps.ts'
import { diceIn, type Telling } from './telling.ts'
import { deedName, deedPlace } from './title.ts'
import { MOMENT } from './words.ts'
import '../css/moment.css'

/** What the rules have resolved, one step at a time, beside the table. */
export const Beside: FC<BesideProps<RobinsonView>> = props => {
  const { before, shown, reports, language, size } = props
  // The table hands back what `passages` has told.
  const passages = props.passages as readonly Told[]
  const earlier = useMemo(() => earlierThan(passages, reports), [passages, reports])
  const queue = useMemo(
    () => queueOf(passages, shown, before, earlier, language),
    [passages, shown, before, earlier, language],
  )
  useShowing(queue)
  const now = passages[shown]
  if (!now) return null
  const telling = withEarlier(now.telling, earlier, props)
  const actor = telling.begun?.who ?? ''
  return (
    <Part props={props} className={`rc-moment f-${actor || 'neutral'}`} label={now.sentence}>
      <Head telling={telling} />
      <Rolled telling={telling} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must reach it */}
      <div className="rc-mo-main" tabIndex={0}>
        <Card id={telling.card} />
        <Rows telling={telling} />
      </div>
      {size === 'phone' && <Queue queue={queue} />}
      <CampNow outcome={telling.outcome} />
    </Part>
  )
}

/** The reports before the first passage. */
function earlierThan(passages: readonly Told[], reports: readonly Message[]): readonly Message[] {
  const first = passages[0]?.reports[0]
  const place = first ? reports.indexOf(first) : -1
  return place < 0 ? reports : reports.slice(0, place)
}

/** An action that goes on after a question has its head and its dice from before it. */
function withEarlier(
  telling: Telling,
  earlier: readonly Message[],
  { view, language }: BesideProps<RobinsonView>,
): Telling {
  if (!telling.step.continues || telling.step.kind !== 'action') return telling
  const from = earlier.findLastIndex(({ id }) => id === 'action.begins')
  if (from < 0) return telling
  const begun = told<Begun>(earlier[from])
  return {
    ...telling,
    begun,
    pawns: [begun.who, ...begun.helpers],
    title: deedName(begun.deed, view, telling.outcome.ledger, language),
    dice: diceIn([...earlier.slice(from), ...telling.step.reports]),
  }
}

const STEP_SIGN: { readonly [K in Exclude<StepKind, 'action'>]: SignName } = {
  card: 'ask',
  event: 'book',
  threat: 'threat',
  end: 'ok',
  round: 'glass',
  morale: 'flag',
  production: 'gather',
  planning: 'map',
  weather: 'rain',
  night: 'moon',
}

/** What the step is, where, and who does it. */
const Head: FC<{ readonly telling: Telling }> = ({ telling }) => {
  const { view, language } = usePart().props
  const { step, begun, title } = telling
  const words = MOMENT[language]
  const kind = step.kind === 'action' ? (begun?.deed.type ?? 'build') : step.kind
  const name = step.kind === 'action' || step.kind === 'round' ? '' : words.step[step.kind]
  const place = begun ? deedPlace(begun.deed, view, language) : name === title ? '' : name
  return (
    <header className="rc-mo-head">
      <span className={`rc-mo-sign d-${kind}`}>
        <Sign name={step.kind === 'action' ? (begun?.deed.type ?? 'build') : STEP_SIGN[step.kind]} />
      </span>
      <div>
        <h2>{title}</h2>
        {place !== '' && <p>{place}</p>}
      </div>
      {begun && <Actor who={begun.who} pawns={telling.pawns} />}
    </header>
  )
}

const Actor: FC<{ readonly who: string; readonly pawns: readonly string[] }> = ({ who, pawns }) => {
  const { view, language, facts } = usePart().props
  const words = MOMENT[language]
  const seat = seatOf(view, who)
  const others = [...new Set(pawns.slice(1).filter(one => one !== who))]
  const notes = [
    ...(seat >= 0 && seat === view.viewer ? [words.you] : seat >= 0 ? [facts.players[seat]?.name ?? ''] : []),
    others.length > 0
      ? words.with(others.map(one => pawnName(one, view, language)))
      : pawns.length > 1
        ? ''
        : words.alone,
  ].filter(one => one !== '')
  return (
    <p className="rc-mo-who">
      {pawns.map((pawn, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pawns of one character differ by their place alone.
        <Figure key={i} pawn={pawn} />
      ))}
      <span>
        <b>{isFigure(who) ? characterName(view, who as CharacterId, language) : who}</b>
        <em>{notes.join(', ')}</em>
      </span>
    </p>
  )
}

const Card: FC<{ readonly id: string }> = ({ id }) => {
  const { language } = usePart().props
  const card = faceOfCard(id)
  return card ? <CardPicture card={card} language={language} /> : null
}
