import type { Face, Message } from '@tablee/kernel'
import type { FC } from 'react'
import type { ZoneId } from '../../state.ts'
import { MADHALA } from '../../state.ts'
import type { TokenView } from '../../view.ts'
import { dataOf } from '../data.ts'
import { Sign } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { memberName, NAMES, properName, SCENE_WORDS, THINGS } from '../words.ts'
import { Choices } from './choices.tsx'
import { DiceLine } from './dice.tsx'
import { MonsterCard } from './monster-card.tsx'
import { clanOf, Pawn } from './party.tsx'
import { Tale } from './tale.tsx'
import { told } from './told.ts'

/** Traps that are turned up, and ambushes that fall on neighbours: every expedition of the zone, from left to right. */
export const Conflict: FC<{ readonly scene: readonly Message[]; readonly face: Face | null }> = ({
  scene,
  face,
}) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language]
  const { zone } = told<{ zone: ZoneId }>(scene[0])
  const place = view.zones.find(({ id }) => id === zone)
  const now = view.battle?.zone === zone && view.battle.stage === 'conflict' ? view.battle.path : -1
  const title = place?.region ? properName(place.region) : NAMES[language].zone[zone]
  return (
    <>
      {place?.monster && <MonsterCard monster={place.monster} zone={zone} />}
      <div className="ml-th-main">
        <header>
          <h2>{title}</h2>
          <p>{words.title.traps}</p>
        </header>
        <ol className="ml-roads">
          {place?.paths.map((one, path) => {
            const clan = one && one.owner !== MADHALA ? clanOf(view, one.owner) : null
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: paths never change places.
              <li key={path} className={`${clan ? `f-${clan}` : ''}${path === now ? ' is-now' : ''}`}>
                <span className="ml-label">{words.path(zone, path)}</span>
                {one?.member && (
                  <b>
                    <Pawn who={{ seat: one.owner, member: one.member }} />
                    {memberName(one.member, language)}
                  </b>
                )}
                {one?.owner === MADHALA && <b>{words.madhala}</b>}
                {one && <DiceLine dice={one.dice} />}
                {one?.tokens.map((token, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: tokens keep their order.
                  <TokenChip key={i} token={token} />
                ))}
              </li>
            )
          })}
        </ol>
        <Tale reports={scene.slice(1)} />
        {face && <Choices face={face} />}
      </div>
    </>
  )
}

/** A Defense token, or a trap as far as it is known. */
export const TokenChip: FC<{ readonly token: TokenView }> = ({ token }) => {
  const { view, language } = usePart().props
  const { id, up, dice } = token
  const words = THINGS[language]
  const label =
    id === null
      ? NAMES[language].trapKind.classic
      : id === 'defense'
        ? words.goods({ glory: 0, gold: 0, defense: 1, potion: 0, venom: 0, trap: 0 })
        : words.trapLabel(dataOf(view).traps[id].effect)
  return (
    <span className={`ml-chip ${id === 'defense' ? 'is-defense' : up ? 'is-up' : 'is-down'}`}>
      <Sign name={id === 'defense' ? 'defense' : 'trap'} />
      <span>{label}</span>
      {dice.length > 0 && <DiceLine dice={dice} />}
    </span>
  )
}
