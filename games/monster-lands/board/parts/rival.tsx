import { Opens } from '@tablee/board/kit/opens.tsx'
import { told } from '@tablee/board/kit/told.ts'
import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { LIMITS } from '../../data/board.ts'
import { cardOf, reputation, surplus, wages } from '../../rules/clan.ts'
import type { Member } from '../../state.ts'
import { affinityOf, partyOf, poolDice, printed, stateOf } from '../contents.ts'
import { dataOf } from '../data.ts'
import { AffinityDisc, Amount, ClanFigure } from '../ui/art.tsx'
import { DiceOf, PoolRow } from '../ui/bits.tsx'
import { usePart } from '../ui/part.tsx'
import { memberName, properName, WORDS } from '../words.ts'

interface OfSeat {
  readonly seat: Seat
}

/** Reputation, surplus of glory and gold of a clan. */
export const Facts: FC<OfSeat> = ({ seat }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const clan = view.clans[seat]
  const sum = reputation(printed(view), clan)
  return (
    <p className="ml-line ml-facts">
      <Amount of="reputation" n={sum} tip={`${words.reputation} ${sum}`} />
      <span className="kit-label">
        {words.surplus} <b>{surplus(printed(view), clan)}</b>
      </span>
      <Amount of="gold" n={clan.gold} tip={`${words.gold} ${clan.gold}`} />
    </p>
  )
}

/** The dice that a clan may still deploy. */
export const DiceLeft: FC<OfSeat & { readonly bare?: boolean }> = ({ seat, bare = false }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const dice = poolDice(view.clans[seat].pool)
  return (
    <p className={`ml-line ml-left${dice.length > 8 ? ' is-many' : ''}`}>
      {!bare && <span className="kit-label">{words.diceLeft}</span>}
      {dice.length > 0 ? <PoolRow dice={dice} /> : !bare && <span className="kit-label">{words.none}</span>}
    </p>
  )
}

/** Traps, Defense tokens, brews and loot of a clan, by number. */
export const Store: FC<OfSeat> = ({ seat }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const { trapCount, defense, potion, venom, loot } = view.clans[seat]
  const kinds = [
    ['trap', trapCount, words.hiddenTraps(trapCount)],
    ['defense', defense, words.defense(defense, LIMITS.defense)],
    ['potion', potion, words.potion(potion, LIMITS.potion)],
    ['venom', venom, words.venom(venom, LIMITS.venom)],
    ['chest', loot.length, words.lootCount(loot.length)],
  ] as const
  return (
    <p className="ml-line ml-store">
      {kinds.map(([sign, n, tip]) => (
        <Amount key={sign} of={sign} n={n} tip={tip} className={n === 0 ? 'is-none' : ''} />
      ))}
    </p>
  )
}

/** More clans than these fold their members to figures. */
const MOST_OPEN = 2

/** The members of a clan: one in a line each, or figures only; novices in one line together. */
export const Members: FC<OfSeat> = ({ seat }) => {
  const { view, language, size } = usePart().props
  const words = WORDS[language]
  const { members, affinity } = view.clans[seat]
  const named = members.filter(({ id }) => id !== 'novice' || members.length === 1)
  const novices = members.length - named.length
  const isBrief = size === 'desktop' && view.clans.length - 1 > MOST_OPEN
  return (
    <ul className={`ml-members${isBrief ? ' is-brief' : ''}`}>
      {named.map(member =>
        isBrief ? (
          <BriefMember key={member.id} member={member} clan={affinity ?? ''} />
        ) : (
          <MemberLine key={member.id} member={member} clan={affinity ?? ''} />
        ),
      )}
      {novices > 0 && (
        <li data-ref="member:novice">
          <ClanFigure affinity="novice" clan={affinity ?? ''} />
          <b>{isBrief ? `×${novices}` : words.novices(novices)}</b>
        </li>
      )}
    </ul>
  )
}

interface OfMember {
  readonly member: Member
  readonly clan: string
}

const Pawn: FC<OfMember> = ({ member: { id }, clan }) => {
  const { view } = usePart().props
  return <ClanFigure affinity={affinityOf(view, id) ?? 'novice'} clan={clan} />
}

const MemberLine: FC<OfMember> = ({ member, clan }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const { id, leader, wounded, at, manages } = member
  const state = stateOf(view, { ...member, leader: false }, language)
  return (
    <li data-ref={`member:${id}`}>
      <Pawn member={member} clan={clan} />
      <Opens about={`member:${id}`} mark="none">
        <b>{memberName(id, language)}</b>
      </Opens>
      {leader && <em className="kit-label">{words.leader}</em>}
      {wounded && <Amount of="wound" tip={words.wounded} />}
      <DiceOf dice={cardOf(dataOf(view), id).dice} />
      <span className={`ml-state${at === null && manages === null ? ' is-idle' : ''}`}>{state}</span>
    </li>
  )
}

const BriefMember: FC<OfMember> = ({ member, clan }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const { id, wounded, at } = member
  const about = [
    memberName(id, language),
    stateOf(view, member, language),
    ...(wounded ? [words.wounded] : []),
  ]
  return (
    <li className={`${at === null ? '' : 'is-away'}${wounded ? ' is-hurt' : ''}`} {...told(about.join(', '))}>
      <Pawn member={member} clan={clan} />
    </li>
  )
}

/** The regions of a clan, and the wages it has to pay. */
export const Lands: FC<OfSeat> = ({ seat }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const clan = view.clans[seat]
  const { regions } = dataOf(view)
  const due = wages(clan)
  return (
    <p className={`ml-line ml-lands f-${partyOf(view, seat)}`}>
      {clan.lands.length === 0 && <span className="kit-label">{words.noRegion}</span>}
      {clan.lands.map(({ id }) => (
        <span key={id} className="ml-land" data-ref={`region:${id}`}>
          <AffinityDisc affinity={regions[id].affinity} />
          <Opens about={`region:${id}`} mark="none">
            <b>{properName(id)}</b>
          </Opens>
        </span>
      ))}
      <span className="kit-label ml-wages">
        {words.wages} <b>{due}</b>
      </span>
    </p>
  )
}
