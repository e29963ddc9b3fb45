import type { FC, ReactNode } from 'react'
import './css/facts.css'

/** What a fact is called, and what it is. */
export type Fact = readonly [name: string, value: ReactNode]

/** Facts as rows: what each is called, if it has a name, and what it is. */
export const Facts: FC<{ readonly rows: readonly Fact[] }> = ({ rows }) => (
  <dl className="pv-facts">
    {rows.map(([name, value], nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sheet
      <div key={nth}>
        {name && <dt>{name}</dt>}
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
