import { pieceIn } from '@tablee/board'
import { Die } from '@tablee/board/kit/die.tsx'
import { told } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { ACTION_DICE, type ActionDie } from '../../data/dice.ts'
import type { Odds } from '../../rules/plan/odds.ts'
import type { PawnId, PlanAction } from '../../state.ts'
import { outlookOf, seatOf } from '../contents.ts'
import { pawnName } from '../explain.ts'
import { Figure, Sign, type SignName } from '../ui/art.tsx'
import { type Props, usePart, useSpot } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** The pawns of an action, its leader first, then the slots that are to be filled. */
export const Pawns: FC<{ readonly action: PlanAction; readonly inside?: boolean }> = ({
  action,
  inside = false,
}) => {
  const { view, language } = usePart().props
  const { pawns, id, type } = action
  const outlook = outlookOf(view, id)
  const spot = useSpot(`plan:${id}`)
  const candidates = view.phase === 'planning' ? spot.candidates : []
  const join = useSpotAttributes(`plan:${id}`, 'kit-quiet rc-sl is-empty', WORDS[language].putHere)
  const wanted = Math.max(0, (outlook?.least ?? 0) - pawns.length - (candidates.length > 0 ? 1 : 0))
  const crowned = type !== 'arrange' && type !== 'rest' && type !== 'reclaim'
  // Where nothing else stands for the action, its pawns do: they are resolved next.
  const whole = useSpotAttributes(
    inside || view.phase === 'planning' ? `pawns:${id}` : `plan:${id}`,
    'rc-slots-of',
  )
  return (
    <span {...whole}>
      {pawns.map((pawn, place) => (
        <PawnSlot
          // biome-ignore lint/suspicious/noArrayIndexKey: two pawns of one character differ by their place alone.
          key={place}
          action={id}
          pawn={pawn}
          leads={place === 0 && crowned}
        />
      ))}
      {candidates.length > 0 && <span {...join} />}
      {Array.from({ length: wanted }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty slots are alike.
        <span key={i} className="rc-sl is-empty" />
      ))}
    </span>
  )
}

/** A pawn in its slot: it is taken back by a tap, and crowned where it leads. */
const PawnSlot: FC<{ readonly action: number; readonly pawn: PawnId; readonly leads: boolean }> = ({
  action,
  pawn,
  leads,
}) => {
  const { props } = usePart()
  const { view, language } = props
  const words = WORDS[language]
  const name = leads ? `${pawnName(pawn, view, language)}, ${words.leads}` : pawnName(pawn, view, language)
  const attributes = useSpotAttributes(`planned:${action}:${pawn}`, 'kit-quiet rc-sl', name)
  return (
    <span className="rc-sl-of">
      <span {...attributes} {...pieceIn(`pawn.${pawn}`, `plan:${action}`)}>
        <Figure pawn={pawn} />
      </span>
      {leads ? <Sign name="crown" className="rc-crown" /> : <LeadSign action={action} pawn={pawn} />}
      {isProposed(props, pawn) && (
        <span className="rc-proposed" {...told(words.proposed)}>
          <Sign name="bot" />
        </span>
      )}
    </span>
  )
}

/** Whether a bot has put the pawn where it stands: whoever did so last. */
function isProposed({ view, facts, reports }: Props, pawn: PawnId): boolean {
  if (view.phase !== 'planning') return false
  const placed = reports.findLast(({ id, values }) => id === 'plan.placed' && values?.pawn === pawn)
  const seat = placed ? seatOf(view, String(placed.values?.who)) : -1
  return facts.players[seat]?.kind === 'bot'
}

/** A crown to be taken. */
const LeadSign: FC<{ readonly action: number; readonly pawn: PawnId }> = ({ action, pawn }) => {
  const ref = `lead:${action}:${pawn}`
  const { candidates } = useSpot(ref)
  const attributes = useSpotAttributes(ref, 'kit-quiet rc-lead')
  if (candidates.length === 0) return null
  return (
    <span {...attributes}>
      <Sign name="crown" />
    </span>
  )
}

const DIE_SIGN: { readonly [D in ActionDie]: SignName } = { success: 'ok', wound: 'drop', adventure: 'ask' }

/** A die of an action, with what it may show. */
export const ActionDieOf: FC<{
  readonly die: ActionDie
  readonly type: string
  readonly size?: 'small' | 'medium' | 'large'
  readonly blank?: boolean
}> = ({ die, type, size, blank }) => (
  <Die kind={type} size={size} blank={blank}>
    <Sign name={DIE_SIGN[die]} />
  </Die>
)

/** The chances of an action. */
export const Chances: FC<{
  readonly odds: Odds | null
  readonly type: string
  readonly brief?: boolean
  readonly dice?: readonly ActionDie[]
}> = ({ odds, type, brief = false, dice = ACTION_DICE }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  if (!odds) return null
  if (odds.success === 1 && odds.wound === 0)
    return (
      <p className="rc-sure">
        <Sign name="ok" />
        {!brief && words.sure}
        <span className="kit-grow" />
        {odds.adventure > 0 && (
          <OneChance die="adventure" chance={odds.adventure} type={type} small={brief} />
        )}
      </p>
    )
  return (
    <ul className={`rc-odds${brief ? ' is-brief' : ''}`}>
      {dice.map(die => (
        <li key={die}>
          <OneChance die={die} chance={odds[die]} type={type} small={brief} />
        </li>
      ))}
    </ul>
  )
}

const OneChance: FC<{
  readonly die: ActionDie
  readonly chance: number
  readonly type: string
  readonly small?: boolean
}> = ({ die, chance, type, small = false }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const label = `${words.dieSays[die]} ${words.percent(chance)}`
  return (
    <span className="rc-chance" {...told(label)}>
      <ActionDieOf die={die} type={type} size={small ? 'small' : undefined} />
      {small ? Math.round(chance * 100) : words.percent(chance)}
    </span>
  )
}
