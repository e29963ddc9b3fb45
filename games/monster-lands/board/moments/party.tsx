import type { FC } from 'react'
import type { Affinity } from '../../data/types.ts'
import type { Fate, ZoneId } from '../../state.ts'
import { MADHALA } from '../../state.ts'
import type { ExpeditionView, MonsterView } from '../../view.ts'
import { dataOf } from '../data.ts'
import { ClanFigure } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { memberName, SCENE_WORDS } from '../words.ts'
import type { Fighter } from './fight.ts'

/** The figure of somebody of a clan: the head of their affinity in the colours of the clan. */
export const Pawn: FC<{ readonly who: Fighter }> = ({ who }) => {
  const { view } = usePart().props
  const { affinity } = dataOf(view).members[who.member]
  return <ClanFigure affinity={affinity} clan={clanOf(view, who.seat) ?? affinity} />
}

/** The affinity of a seat's clan. */
export const clanOf = (view: MonsterView, seat: number): Affinity | null => view.clans[seat]?.affinity ?? null

/** Who is in a zone, in the order in which they fight. */
export const Party: FC<{
  readonly zone: ZoneId
  readonly now: number
  readonly fighter?: Fighter | null
  readonly end?: Fate | 'dead' | null
}> = ({ zone, now, fighter = null, end = null }) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language]
  const paths = view.zones.find(({ id }) => id === zone)?.paths ?? []
  return (
    <ol className="ml-party">
      {paths.map((one, path) => {
        const who = one?.member ? { seat: one.owner, member: one.member } : path === now ? fighter : null
        if (!who && one?.owner !== MADHALA) return null
        const state = path === now && end !== null ? end : stateOf(one, path, now)
        const clan = who && clanOf(view, who.seat)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: paths never change places.
          <li key={path} className={`f-${clan ?? 'madhala'}${path === now ? ' is-now' : ''}`}>
            {who && <Pawn who={who} />}
            <b>{who ? memberName(who.member, language) : words.madhala}</b>
            <em>{words.state[state]}</em>
          </li>
        )
      })}
    </ol>
  )
}

function stateOf(one: ExpeditionView | null, path: number, now: number): Fate | 'now' | 'dead' {
  if (one === null || (one.member === null && one.owner !== MADHALA)) return 'dead'
  return path === now && one.fate === 'waiting' ? 'now' : one.fate
}
