import type { FieldTable } from '@tablee/common/fields.ts'
import type { TempleData } from './shape.ts'
import type { TempleId } from './types.ts'
import { artefact, followers, gain, influence, ranch, tame, tamed, wildShelter } from './verbs.ts'

/** A temple with its adventure, and its line in the annex. */
type Temple = TempleData & { readonly line: number }

/** The temples that are explored; the shieldheads’ is from the start. */
const TEMPLE: { readonly [T in TempleId]: Temple } = {
  raptorTemple: {
    line: 1694,
    species: 'raptor',
    artefact: 'arrow',
    requires: ['shieldhead+', 'ranger', 'ranger', 'any'],
    stage1: [tamed('raptor'), wildShelter],
    loss: 'ranger',
    stage2: [artefact('arrow'), ranch],
    zone: 'expansion',
    city: [gain({ debris: 1 }), followers(2)],
  },
  thunderhornTemple: {
    line: 1695,
    species: 'thunderhorn',
    artefact: 'acorn',
    requires: ['leader', 'shieldhead', 'ranger', 'any'],
    stage1: [tamed('thunderhorn'), wildShelter],
    loss: 'shieldhead',
    stage2: [artefact('acorn'), { verb: 'leaderToCity' }],
    zone: 'construction',
    city: [influence, followers(2)],
  },
  ironjawTemple: {
    line: 1696,
    species: 'ironjaw',
    artefact: 'shield',
    requires: ['raptor', 'ranger', 'ranger', 'any'],
    stage1: [tamed('ironjaw'), artefact('shield')],
    loss: 'raptor',
    stage2: [tame(1)],
    zone: 'sustenance',
    city: [followers(2), tame(1)],
  },
}

/** Whence each field of the temples. */
export const templeTable: FieldTable<TempleId, Temple> = {
  family: 'temple',
  records: TEMPLE,
  from: {
    species: 'R916-924',
    artefact: 'R1034-1076',
    requires: 'R',
    stage1: 'R',
    loss: 'R',
    stage2: 'R',
    zone: 'R',
    city: 'R',
  },
}
