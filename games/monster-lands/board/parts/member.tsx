import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { Candidate, Ref } from '@tablee/kernel'
import type { FC } from 'react'
import { cardOf } from '../../rules/clan.ts'
import type { Member } from '../../state.ts'
import { affinityOf, stateOf } from '../contents.ts'
import { dataOf } from '../data.ts'
import { Amount, ClanFigure, Sign } from '../ui/art.tsx'
import { DiceOf, Worn } from '../ui/bits.tsx'
import { usePart, useSpot } from '../ui/part.tsx'
import { Pattern } from '../ui/pattern.tsx'
import { memberName, THINGS, WORDS } from '../words.ts'

/** Whether something is done on the side, with a button of its own on the card. */
const isFree = ({ key }: Candidate): boolean => key === 'novice' || key.includes(':')

/** Somebody of my clan: affinity, state, name, reputation, talent, what is worn, dice given. */
export const MemberCard: FC<{ readonly member: Member }> = ({ member }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const { id, at, wounded } = member
  const { candidates } = useSpot(`member:${id}`)
  const free = candidates.length > 0 && candidates.every(isFree)
  const affinity = affinityOf(view, id)
  const { talent, reputation, dice } = cardOf(dataOf(view), id)
  const look = `kit-card ml-card f-${affinity ?? 'novice'}${at === null ? '' : ' is-away'}`
  const spot = useSpotAttributes(`member:${id}`, look, undefined, `member:${id}`)
  const attributes = free ? { className: look, 'data-ref': `member:${id}` } : spot
  return (
    <div data-quiet {...attributes}>
      <header>
        {affinity && <Pattern affinity={affinity} />}
        <span className="kit-card-sign">
          {affinity ? <Sign name={affinity} /> : <ClanFigure affinity="novice" />}
        </span>
        {wounded && at !== null && <Amount of="wound" tip={words.wounded} className="ml-hurt" />}
        <em className={wounded && at === null ? 'is-hurt' : undefined}>
          {wounded && at === null ? words.wounded : stateOf(view, member, language)}
        </em>
      </header>
      <span className="kit-card-mark">
        <ClanFigure affinity={affinity ?? 'novice'} />
      </span>
      <h3>
        {memberName(id, language)}
        {reputation > 0 && (
          <Amount of="reputation" n={reputation} tip={`${words.reputation} ${reputation}`} />
        )}
      </h3>
      <p>{THINGS[language].talent(talent)}.</p>
      {free ? <FreeDeed at={`member:${id}`} candidates={candidates} /> : <Done member={member} />}
      <footer>
        <Worn member={member} />
        <DiceOf dice={dice} />
      </footer>
    </div>
  )
}

/** What is done with a card that is no action: a small button. */
export const FreeDeed: FC<{ readonly at: Ref; readonly candidates: readonly Candidate[] }> = ({
  at,
  candidates,
}) => {
  const { language, view } = usePart().props
  const words = WORDS[language]
  const attributes = useSpotAttributes(at, 'ml-free')
  const [{ key, say }] = candidates
  const kind = key.split(':', 1)[0]
  const { gold } = (say.values ?? {}) as { readonly gold?: number }
  const id = at.split(':')[1] as Member['id']
  const buys = kind === 'talent' && at.startsWith('member:') && isBought(id)
  const name = gold === undefined ? words.free[buys ? 'buyDie' : kind] : words.bargain(gold)
  return <span {...attributes}>{name ?? words.free.talent}</span>

  function isBought(member: Member['id']): boolean {
    return cardOf(dataOf(view), member).talent.verb === 'buyDie'
  }
}

/** Verbs of talents that are used up for a turn, in town. */
const ONCE = ['gain', 'buyDie', 'discount', 'onMine']

/** The stamp on a talent that was used this turn. */
const Done: FC<{ readonly member: Member }> = ({ member: { id, spent, held } }) => {
  const { view, language } = usePart().props
  const { verb } = cardOf(dataOf(view), id).talent
  const used = held !== null || (spent.talent > 0 && ONCE.includes(verb))
  return used ? <span className="ml-done">{WORDS[language].done}</span> : null
}
