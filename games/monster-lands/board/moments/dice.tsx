import type { FC } from 'react'
import { type DieColour, DieFace } from '../ui/dice.tsx'

/** Dice in a row, as they lie. */
export const DiceLine: FC<{
  readonly dice: readonly { readonly colour: DieColour; readonly value: number }[]
}> = ({ dice }) => (
  <span className="ml-dice">
    {dice.map(({ colour, value }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they lie.
      <DieFace key={i} colour={colour} value={value} />
    ))}
  </span>
)

/** Attack dice that wait for their roll. */
export const attackDiceOf = (n: number): readonly { readonly colour: 'attack'; readonly value: 0 }[] =>
  Array.from({ length: n }, () => ({ colour: 'attack', value: 0 }))
