import type { FC, ReactNode } from 'react'
import type { Terrain } from '../../data/board.ts'
import { short } from '../art/hex.ts'
import { FULL, strewn } from './strewn.ts'

/** The terrains that a game finds by exploring. */
export type Inland = Exclude<Terrain, 'beach'>

/** A tree, its foot at a point. */
const Tree: FC<{ readonly kind: 'fir' | 'oak' | 'bush'; readonly at: string; readonly tone: 1 | 2 | 3 }> = ({
  kind,
  at,
  tone,
}) => (
  <g className={`rc-tree t${tone}`} transform={at}>
    <path className="rc-trunk" d={TREES[kind].trunk} />
    <path className="rc-foliage" d={TREES[kind].crown} />
    <path className="rc-shade" d={TREES[kind].shade} />
  </g>
)

const TREES = {
  fir: {
    trunk: 'M-1.2-4.5h2.4V0h-2.4Z',
    crown:
      'M0-24c1.4 4 3 6.8 5.2 9.2l-2 .1c1.4 3.4 3 6 5 8.7C4.5-3.6-4.5-3.6-8.2-6c2-2.7 3.6-5.3 5-8.7l-2-.1C-3-17.2-1.4-20 0-24Z',
    shade: 'M0-24c1.4 4 3 6.8 5.2 9.2l-2 .1c1.4 3.4 3 6 5 8.7-1.7 1.1-4.3 1.7-6.9 1.9C2.6-8 1.8-16 0-24Z',
  },
  oak: {
    trunk: 'M-1.3-6h2.6V0h-2.6Z',
    crown:
      'M0-21.5c3.3 0 5.7 1.9 6.3 4.7 2.2 1 3.2 2.9 2.9 5.2-.4 3.4-3.2 6-7.2 6.6h-4c-4-.6-6.8-3.2-7.2-6.6-.3-2.3.7-4.2 2.9-5.2.6-2.8 3-4.7 6.3-4.7Z',
    shade:
      'M6.3-16.8c2.2 1 3.2 2.9 2.9 5.2-.4 3.4-3.2 6-7.2 6.6h-4c-1.7-.3-3.1-.9-4.3-1.8 7 .9 12.3-3.3 12.6-10Z',
  },
  bush: {
    trunk: 'M-1-4h2V0h-2Z',
    crown: 'M0-15c3.9 0 6.8 2.6 6.8 5.9S4-3.5 0-3.5s-6.8-2.3-6.8-5.6S-3.9-15 0-15Z',
    shade: 'M4.5-13.5c1.5 1 2.3 2.6 2.3 4.4C6.8-5.8 4-3.5 0-3.5c-1.3 0-2.5-.2-3.5-.7 4.7-.5 8-4 8-9.3Z',
  },
} as const

const TUFT = 'l-1.500-4m1.500 4v-5m0 5l1.500-4'
const RIVER = 'M-14-72C-34-46 20-34 4-12S-50 4-34 30 6 44-2 76'

/** A mound of the hills with its two contour lines. */
const Mound: FC<{ readonly tone: number; readonly d: string; readonly line: string }> = ({
  tone,
  d,
  line,
}) => (
  <>
    <path className={`rc-h${tone}`} d={d} />
    <path className="rc-hline" d={line} />
  </>
)

const Peak: FC<{
  readonly x: number
  readonly top: number
  readonly half: number
  readonly foot: number
}> = ({ x, top, half, foot }) => {
  const height = foot - top
  return (
    <>
      <path className="rc-rock" d={`M${x} ${top}L${x + half} ${foot}H${x - half}Z`} />
      <path
        className="rc-rock-2"
        d={`M${x} ${top}L${x + half} ${foot}H${short(x + half * 0.16)}l-5-${short(height * 0.3)} 6-${short(height * 0.26)}Z`}
      />
      <path
        className="rc-snow"
        d={`M${x} ${top}l${short(half * 0.34)} ${short(height * 0.34)}-4 3-5-4-4 6-5-6-4 3Z`}
      />
    </>
  )
}

const LAND: { readonly [T in Inland]: () => ReactNode } = {
  mountains: () => (
    <>
      <path className="rc-mount" d={FULL} />
      <path className="rc-mount-2" d="M-60 16C-30 4 10 22 60 8V70H-60Z" />
      <Peak x={-32} top={-28} half={30} foot={16} />
      <Peak x={34} top={-34} half={32} foot={14} />
      <Peak x={0} top={-28} half={36} foot={22} />
      <Tree kind="fir" tone={1} at="translate(-46 26) scale(.6)" />
      <Tree kind="fir" tone={2} at="translate(-38 28) scale(.55)" />
      <Tree kind="fir" tone={1} at="translate(44 26) scale(.62)" />
      <Tree kind="fir" tone={2} at="translate(52 22) scale(.5)" />
    </>
  ),
  hills: () => (
    <>
      <path className="rc-hills" d={FULL} />
      <Mound
        tone={1}
        d="M-70 60V-4C-62-28-40-36-26-36S10-28 18-4V60Z"
        line="M-22-32C-12-31-4-26 4-14M-24-27C-16-26-10-22-4-11"
      />
      <Mound
        tone={1}
        d="M-6 56V-8C2-31 20-38 34-38S66-31 74-8V56Z"
        line="M38-34C48-33 54-28 61-18M36-29C44-28 48-25 54-15"
      />
      <Mound
        tone={2}
        d="M-42 76V12C-34-12-10-20 4-20S42-12 50 12V76Z"
        line="M8-16C18-15 27-10 35 2M6-11C14-10 21-6 27 5"
      />
      <Mound
        tone={3}
        d="M-90 96V32C-82 9-60 2-46 2S-10 9-2 32V96Z"
        line="M-42 6C-32 7-24 12-16 22M-44 11C-36 12-30 15-24 25"
      />
      <Mound
        tone={3}
        d="M4 94V30C12 7 34 0 48 0S84 7 92 30V94Z"
        line="M52 4C62 5 70 10 78 20M50 9C58 10 64 13 70 23"
      />
      <Mound
        tone={4}
        d="M-62 120V56C-54 30-12 22 2 22S58 30 66 56V120Z"
        line="M6 26C16 27 34 33 45 46M4 31C12 32 25 37 34 49"
      />
      <Tree kind="bush" tone={2} at="translate(-30 -22) scale(.62)" />
      <Tree kind="bush" tone={1} at="translate(30 -24) scale(.62)" />
      <Tree kind="fir" tone={2} at="translate(38 -22) scale(.56)" />
    </>
  ),
  river: () => (
    <>
      <path className="rc-plains" d={FULL} />
      <path className="rc-plains-2" d="M-60 14C-20 2 20 30 60 12V70H-60Z" />
      <path className="rc-tuft" d={strewn(11, 18, TUFT)} />
      <path className="rc-bank" d={RIVER} />
      <path className="rc-water" d={RIVER} />
      <path className="rc-ripple" d={RIVER} />
      <path className="rc-water is-inner" d={RIVER} />
      <path className="rc-flow" d={RIVER} />
      <Tree kind="oak" tone={2} at="translate(36 -14) scale(.84)" />
      <Tree kind="bush" tone={1} at="translate(26 -8) scale(.8)" />
      <Tree kind="oak" tone={3} at="translate(46 -4) scale(.72)" />
      <Tree kind="bush" tone={2} at="translate(-46 -8) scale(.72)" />
      <Tree kind="oak" tone={1} at="translate(-44 50) scale(.6)" />
    </>
  ),
  plains: () => (
    <>
      <path className="rc-plains" d={FULL} />
      <path className="rc-plains-2" d="M-60-14C-30-26-6-8 18-14S50-24 60-20V70H-60Z" />
      <path className="rc-plains-3" d="M-60 26C-34 16-8 34 22 28S50 20 60 22V70H-60Z" />
      <path className="rc-tuft" d={strewn(7, 30, TUFT)} />
      <Tree kind="oak" tone={3} at="translate(-37 -14) scale(.8)" />
      <Tree kind="bush" tone={1} at="translate(-25 -12) scale(.8)" />
      <Tree kind="oak" tone={1} at="translate(40 -8) scale(.72)" />
      <Tree kind="bush" tone={3} at="translate(47 2) scale(.7)" />
      <Tree kind="bush" tone={2} at="translate(-50 12) scale(.7)" />
    </>
  ),
}

/** The vignette of a terrain but the beach. */
export const InlandOf: FC<{ readonly terrain: Inland }> = ({ terrain }) => LAND[terrain]()
