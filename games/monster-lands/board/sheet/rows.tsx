import type { Ref } from '@tablee/kernel'
import type { FC } from 'react'
import type { MonsterId } from '../../data/monsters.ts'
import { MonsterArt } from '../map/monsters/art.tsx'
import type { Facts } from './facts.ts'

/** A card, a token or a tile: what it does, then what it takes and brings. */
export const FactsSheet: FC<{ readonly facts: Facts; readonly about: Ref }> = ({ facts, about }) => {
  const [kind, id] = about.split(':')
  return (
    <>
      {(kind === 'monster' || kind === 'trophy') && <MonsterArt id={id as MonsterId} />}
      {facts.text.map(text => (
        <p key={text}>{text}.</p>
      ))}
      <Rows rows={facts.rows} />
    </>
  )
}

/** Names and what they stand for. */
export const Rows: FC<{ readonly rows: Facts['rows'] }> = ({ rows }) =>
  rows.length > 0 && (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
