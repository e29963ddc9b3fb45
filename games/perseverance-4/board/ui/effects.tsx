import { Dino } from '@tablee/perseverance/board/pieces.tsx'
import { type Bits, dino, Row } from '@tablee/perseverance/board/signs.tsx'
import type { Species } from '@tablee/perseverance/ids.ts'
import type { FC } from 'react'
import type { Effect, Verb } from '../../data/effects.ts'
import type { Cost } from '../../data/zones.ts'
import { AncientOf, type AnySign, Sign } from './art.tsx'
import { useView } from './part.tsx'

/** The sign of each verb; those of dinos are drawn apart. */
const SIGN: { readonly [V in Verb]?: AnySign } = {
  food: 'food',
  debris: 'debris',
  islandResource: 'islandResource',
  glowberry: 'glowberry',
  followers: 'follower',
  crates: 'crate',
  heal: 'heal',
  tame: 'saddle',
  influence: 'influence',
  influenceHere: 'influence',
  cabin: 'cabin',
  fortification: 'fort',
  rally: 'rally',
  rescue: 'rescue',
  preparation: 'adventure',
  crateOnVoyage: 'voyage',
  leaderOption: 'captain',
}

const DINO: { readonly [V in Verb]?: readonly [Species, 'tamed' | 'untamed'] } = {
  untamedShieldhead: ['shieldhead', 'untamed'],
  untamedRaptor: ['raptor', 'untamed'],
  untamedThunderhorn: ['thunderhorn', 'untamed'],
  untamedIronjaw: ['ironjaw', 'untamed'],
  tamedShieldhead: ['shieldhead', 'tamed'],
  tamedRaptor: ['raptor', 'tamed'],
  tamedThunderhorn: ['thunderhorn', 'tamed'],
  tamedIronjaw: ['ironjaw', 'tamed'],
}

function bits({ verb, n }: Effect, free: string): Bits {
  const many = n === 1 ? '' : n
  const sign = SIGN[verb]
  const wild = DINO[verb]
  if (sign) return [many, <Sign key={verb} name={sign} />]
  if (wild)
    return [
      many,
      wild[1] === 'untamed' ? (
        dino(wild[0], verb)
      ) : (
        <Dino key={verb} species={wild[0]} colour="blue" className="pv-in-t" />
      ),
    ]
  switch (verb) {
    case 'goods':
      return [
        n,
        <Sign key="f" name="food" />,
        '/',
        <Sign key="d" name="debris" />,
        '/',
        <Sign key="i" name="islandResource" />,
      ]
    case 'tameFreely':
      return [<Sign key="t" name="saddle" />, free]
    case 'cabinBelow':
      return [<Sign key="c" name="cabin" />, '↓']
    case 'trailUp':
      return [<Sign key="t" name="rally" />, '↑']
    case 'removeSpearman':
      return ['−', <AncientOf key="s" kind="spearman" />]
    default:
      return []
  }
}

/** What something does, in signs; its words are its tip, unless they are told by what it stands on. */
export const Effects: FC<{ readonly of: readonly Effect[]; readonly quiet?: boolean }> = ({
  of,
  quiet = false,
}) => {
  const { things, board } = useView()
  return (
    <Row
      bits={of.flatMap(effect => bits(effect, board.free))}
      {...(!quiet && { label: things.effects(of) })}
    />
  )
}

/** What an option costs, in signs. */
export const CostSigns: FC<{ readonly of: Cost }> = ({ of: { what, n } }) => (
  <Row bits={[n === 1 ? '' : n, <Sign key={what} name={what === 'followers' ? 'follower' : what} />]} />
)
