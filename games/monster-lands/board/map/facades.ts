import type { BuildingId } from '../../data/board.ts'

/** A shape of a facade: what it is painted in, and its path. */
type Shape = readonly [paint: string, d: string]

/** The facades of the buildings, on a grid of 150 by 62 with the ground at 62. */
export const FACADES: { readonly [B in BuildingId]: readonly Shape[] } = {
  /** Log cabin, antlers, drying hides. */
  huntersLair: [
    ['w3', 'M30 62V36h66v26Z'],
    ['ln', 'M30 43h66M30 49.5h66M30 56h66'],
    ['r1', 'M22 38 63 10l41 28Z'],
    ['r1d', 'M63 10l41 28H90L63 19 36 38H22Z'],
    ['horn', 'M63 30c-3-4-8-3-10-8M57 25c-2-2-2-4-1-6M63 30c3-4 8-3 10-8M69 25c2-2 2-4 1-6'],
    ['cream', 'M60 31a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z'],
    ['dk', 'M56 62V47h14v15Z'],
    ['lit', 'M38 45h8v8h-8ZM80 45h8v8h-8Z'],
    ['pole', 'M110 62V40M134 62V40M108 43h28'],
    ['r2', 'M114 43h16l-2 12-6-3-6 3Z'],
  ],
  /** Round tower with cone, alembic and smoke. */
  alchemist: [
    ['w1', 'M52 62V26h34v36Z'],
    ['w1d', 'M76 62V26h10v36Z'],
    ['r3', 'M46 28 69-2l23 30Z'],
    ['r3d', 'M69-2l23 30H80Z'],
    ['w2', 'M86 62V40h38v22Z'],
    ['r2', 'M82 42 92 30h28l10 12Z'],
    ['dk', 'M63 62V50a6 6 0 0 1 12 0v12Z'],
    ['lit', 'M60 34h6v8h-6ZM73 34h6v8h-6ZM96 47h6v8h-6ZM110 47h6v8h-6Z'],
    [
      'puff',
      'M107 20a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM115.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0ZM121.7 5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0Z',
    ],
    ['w1d', 'M108 34v-9h6v9Z'],
  ],
  /** Wide half-timbered house with a sign. */
  tavern: [
    ['w1', 'M20 62V34h92v28Z'],
    ['beam', 'M20 35h92M20 48h92M34 35v27M98 35v27M34 48 48 35M98 48 84 35'],
    ['r2', 'M12 36 30 12h72l18 24Z'],
    ['r2d', 'M102 12l18 24H104L92 12Z'],
    ['w3', 'M86 14V2h9v12Z'],
    ['dk', 'M58 62V46a8 8 0 0 1 16 0v16Z'],
    ['lit', 'M40 51h9v7h-9ZM82 51h9v7h-9ZM46 21h7v7h-7ZM62 21h7v7h-7ZM78 21h7v7h-7Z'],
    ['pole', 'M112 32h18M126 32v5'],
    ['sign', 'M119 37h14v14h-14Z'],
    ['signi', 'M122 40h6v8h-6ZM128 42h2.5v4H128Z'],
  ],
  /** Stone keep, shields. */
  armory: [
    ['w2', 'M36 62V24h5v-6h9v6h8v-6h9v6h8v-6h9v6h8v-6h9v6h5v38Z'],
    ['w2d', 'M92 62V18h9v6h5v38Z'],
    ['ln', 'M40 34h12M62 31h14M44 44h9M84 40h12M40 54h10M86 54h14'],
    ['dk', 'M62 62V46a8 8 0 0 1 16 0v16Z'],
    ['sign', 'M48 32h10v6c0 4-2 6-5 7-3-1-5-3-5-7ZM82 32h10v6c0 4-2 6-5 7-3-1-5-3-5-7Z'],
    ['signi', 'M53 32v13c-3-1-5-3-5-7v-6ZM87 32v13c-3-1-5-3-5-7v-6Z'],
    ['w3', 'M108 62V44h20v18Z'],
    ['r1', 'M104 46l14-10 14 10Z'],
  ],
  /** Narrow stepped gable, three golden balls. */
  pawnshop: [
    ['w2', 'M20 62V42h26v20Z'],
    ['r2', 'M16 44l12-12h18l4 12Z'],
    ['w1', 'M44 62V30h6v-7h6v-7h6V9h12v7h6v7h6v7h6v32Z'],
    ['w1d', 'M80 62V23h6v7h6v32Z'],
    ['dk', 'M61 62V48h14v14Z'],
    ['lit', 'M52 36h7v8h-7ZM77 36h7v8h-7ZM64.5 23h7v8h-7Z'],
    ['pole', 'M92 34h16'],
    [
      'gold',
      'M93.6 39a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM102.6 39a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM98.1 45.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0Z',
    ],
    ['lit', 'M28 48h8v7h-8Z'],
  ],
  /** Striped awnings. */
  bazaar: [
    ['pole', 'M22 62V38M62 62V34M68 62V26M124 62V26'],
    ['w3', 'M22 62V48h40v14Z'],
    ['w1', 'M70 62V44h52v18Z'],
    ['cream', 'M16 40 26 24h34l8 16Z'],
    ['r2', 'M16 40 26 24h7l-4 16ZM42 40V24h8l3 16Z'],
    ['cream', 'M60 30 74 8h44l14 22Z'],
    ['r3', 'M60 30 74 8h8L74 30ZM88 30l3-22h10l3 22ZM118 30 110 8h8l14 22Z'],
    ['gold', 'M29 47a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z'],
    ['r2', 'M37 47a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z'],
    ['r1', 'M45 47a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z'],
    ['r2', 'M78 44v-5h10v5ZM100 44a6 6 0 0 1 12 0Z'],
    ['gold', 'M92 44v-8h4v8Z'],
  ],
  /** Hill, timbered mouth, cart on rails. */
  mine: [
    ['hill2', 'M2 62 34 22l16 10 26-30 30 32 12-8 30 36Z'],
    ['hill', 'M14 62 44 34l14 8L80 16l26 28 10-6 26 24Z'],
    ['dk', 'M62 62V44c0-6 8-10 15-10s15 4 15 10v18Z'],
    ['beam2', 'M61 62V43M93 62V43M58 43h38'],
    ['pole', 'M72 60h58M78 56v6M90 56v6M102 56v6M114 56v6M126 56v6'],
    ['r3', 'M100 44h24l-3 12h-18Z'],
    ['gold', 'M103 44l4-6 6 2 4-3 5 7Z'],
    ['dk', 'M103 58a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM115 58a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z'],
  ],
}
