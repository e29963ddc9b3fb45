import { Sign } from '@tablee/perseverance/board/pieces.tsx'
import { type Bits, dino, goods, Row, so } from '@tablee/perseverance/board/signs.tsx'
import type { Species } from '@tablee/perseverance/ids.ts'
import type { FC } from 'react'
import type { Cost, Effect } from '../../data/effects.ts'
import { useView } from './part.tsx'

const costs = ({ crate, untamed, tamed, ranger, ...rest }: Cost): Bits => [
  ...goods(rest),
  ...(crate ? so(crate, 'crate') : []),
  ...(untamed ? [dino(untamed, 'untamed')] : []),
  ...(tamed ? [dino(tamed, 'tamed')] : []),
  ...(ranger ? so(ranger, 'ranger') : []),
]

const DINO: { readonly [S in Species]: true } = {
  shieldhead: true,
  raptor: true,
  thunderhorn: true,
  ironjaw: true,
}

/** An effect in signs; what signs cannot tell is told by the tip of whatever it stands on. */
function signs(effect: Effect): Bits {
  switch (effect.verb) {
    case 'gain':
      return goods(effect.what)
    case 'gainMix':
      return [effect.n, ...effect.of.map(one => <Sign key={one} name={one} />)]
    case 'followers':
      return so(effect.n, 'follower')
    case 'followersPer':
      return [...so(effect.n, 'follower'), '/…']
    case 'followersAt':
      return [<Sign key="f" name="follower" />, '/', <Sign key="s" name="shelter" />]
    case 'glowberriesPer':
      return [<Sign key="g" name="glowberry" />, '/…']
    case 'healPer':
      return [<Sign key="h" name="heal" />, '/…']
    case 'rangers':
      return so(effect.n, 'ranger')
    case 'heal':
      return so(effect.n, 'heal')
    case 'crates':
      return so(effect.n, 'crate')
    case 'untamed':
      return effect.species in DINO ? [dino(effect.species as Species)] : [<Sign key="t" name="temple" />]
    case 'tamed':
      return [<Sign key="s" name="saddle" />, dino(effect.species)]
    case 'tame':
      return [...so(effect.n, 'saddle'), ...(effect.only ? [dino(effect.only)] : [])]
    case 'influence':
      return so(effect.n, 'influence')
    case 'influenceAndRecall':
      return [<Sign key="i" name="influence" />, <Sign key="r" name="refresh" />]
    case 'ranchTile':
      return so(1, 'ranch')
    case 'ranch':
      return so(effect.n, 'refresh')
    case 'harvest':
      return so(effect.n, 'harvest')
    case 'discovery':
      return so(1, 'tiles')
    case 'shelterCity':
    case 'shelterHere':
      return so(1, 'shelter')
    case 'shelterWild':
      return [...so(effect.n, 'shelter'), ...(effect.harvest ? [<Sign key="h" name="harvest" />] : [])]
    case 'structure':
      return so(1, 'structure')
    case 'adventure':
      return so(1, 'adventure')
    case 'artefact':
      return effect.of.flatMap((one, nth) => [nth > 0 ? '/' : '', <Sign key={one} name={one} />])
    case 'recallLeader':
      return so(1, 'refresh')
    case 'leaderToCity':
      return so(1, 'captain')
    case 'cityOption':
      return so(1, 'die')
    case 'mount':
      return so(1, 'saddle')
    case 'openInfirmary':
      return ['+3', <Sign key="h" name="heal" />]
    case 'swapDie':
      return so(1, 'die')
    case 'pay':
      return [...costs(effect.cost), '→', ...row(effect.then)]
    case 'or':
      return effect.of.flatMap((one, nth) => [nth > 0 ? '/' : '', ...row(one)])
    case 'if':
      return ['?', ...row(effect.then)]
  }
}

const row = (all: readonly Effect[]): Bits => all.flatMap(signs)

/** What something does, in signs; its words are its tip. */
export const Effects: FC<{ readonly of: readonly Effect[]; readonly quiet?: boolean }> = ({
  of,
  quiet = false,
}) => {
  const { things } = useView()
  return <Row bits={row(of)} {...(!quiet && { label: things.effects(of) })} />
}
