import type { FC, ReactNode } from 'react'
import { RESOURCES, type Resource, type Species } from '../ids.ts'
import type { SignName } from './art/signs.ts'
import { Dino, Sign } from './pieces.tsx'

/** A few signs in a row. */
export type Bits = readonly ReactNode[]

/** So many of something. */
export const so = (n: number, sign: SignName): Bits => [n === 1 ? '' : n, <Sign key={sign} name={sign} />]

/** A dino among signs. */
export const dino = (species: Species, key = species as string): ReactNode => (
  <Dino key={key} species={species} className="pv-in-t" />
)

/** So many resources. */
export const goods = (all: { readonly [R in Resource]?: number }): Bits =>
  RESOURCES.flatMap(one => (all[one] ? so(all[one], one) : []))

/** Signs in a row; `label` tells them in words, unless they stand on something that does. */
export const Row: FC<{ readonly bits: Bits; readonly label?: string }> = ({ bits, label }) => (
  <span className="pv-fx" {...(label !== undefined && { role: 'img', 'aria-label': label })}>
    {bits.map((bit, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: signs of a fixed row
      <span key={nth}>{bit}</span>
    ))}
  </span>
)

/** Who may fill a place: anybody, a ranger, a leader, a species, or one at least as strong. */
export type SlotName = 'any' | 'ranger' | 'leader' | Species | `${Species}+`

/** The units that something asks for; a circle stands for any. */
export const Slots: FC<{ readonly of: readonly SlotName[] }> = ({ of }) => (
  <span className="pv-rqs">
    {of.map((slot, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: slots of a fixed row
      <span key={nth} className="pv-rq">
        <Slot slot={slot} />
      </span>
    ))}
  </span>
)

const Slot: FC<{ readonly slot: SlotName }> = ({ slot }) => {
  if (slot === 'any') return <i className="pv-any" />
  if (slot === 'ranger') return <Sign name="ranger" />
  if (slot === 'leader') return <Sign name="captain" />
  const species = slot.replace('+', '') as Species
  return (
    <>
      <Dino species={species} className="pv-in-t" />
      {slot.endsWith('+') && <b>+</b>}
    </>
  )
}
