import type { Owner } from '@tablee/perseverance/owners.ts'
import type { FC } from 'react'
import type { Zone } from '../../data/types.ts'
import { colourOf } from '../contents.ts'
import { AncientOf } from '../ui/art.tsx'
import { useView } from '../ui/part.tsx'
import { useDamageTo } from './unit-card.tsx'

/** What somebody deals on a battlefield, as a bar of the units that they face; a line marks what whoever looks deals. */
export const DamageBar: FC<{
  readonly zone: Zone
  readonly owner: Owner
  readonly n: number
  readonly most: number
  readonly mine: number
}> = ({ zone, owner, n, most, mine }) => {
  const { view } = useView()
  const damage = useDamageTo(zone)
  const faced = view.zones[zone].units.flatMap(unit => (unit?.owner === owner ? [unit] : []))
  const parts = faced.map(unit => ({ kind: unit.kind, n: damage(unit) }))
  const whole = parts.reduce((sum, part) => sum + part.n, 0) === n
  const share = (of: number): string => `${(82 * of) / Math.max(1, most)}%`
  return (
    <span className={`p4-bar pv-p-${colourOf(view, owner)}`}>
      {(whole ? parts : [{ kind: null, n }]).map(({ kind, n: dealt }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: units from the left
        <i key={nth} style={{ width: share(dealt) }}>
          {kind && <AncientOf kind={kind} />}
          {whole && dealt}
        </i>
      ))}
      <b>{n}</b>
      {mine > 0 && <s style={{ left: share(mine) }} />}
    </span>
  )
}
