import type { PackValues, Reconstructed } from '@tablee/kernel'
import { CONTROL_DIE, type ControlFace } from './dice.ts'
import { MAPS } from './map.ts'
import { type ClearingSuit, SUITS } from './suits.ts'

/** What of Root is reconstructed and read by its rules: the suits suggested for maps, the pairing of stars on a die. */
export interface RootData {
  readonly suits: { readonly [map: string]: readonly ClearingSuit[] }
  readonly control: readonly ControlFace[]
}

const SUGGESTED = Object.values(MAPS).filter(({ suited }) => suited === 'suggested')

const suitsOf = ({ clearings }: (typeof SUGGESTED)[number]): ClearingSuit[] =>
  clearings.map(({ suit }) => suit as ClearingSuit)

const keyOf = (map: string): string => `map:${map}:suits`

const STARS = { kind: 'number', min: 0, max: 6 } as const
const SUIT = { kind: 'choice', values: SUITS } as const

/** What the owner of a box may write anew. */
export const reconstructed: Reconstructed<RootData> = {
  must: {
    ...Object.fromEntries(
      SUGGESTED.map(({ id, clearings: { length } }) => [
        keyOf(id),
        { kind: 'record', fields: { suits: { kind: 'list', of: SUIT, min: length, max: length } } },
      ]),
    ),
    'dice:control': {
      kind: 'record',
      fields: {
        faces: {
          kind: 'list',
          of: { kind: 'record', fields: { gold: STARS, red: STARS } },
          min: CONTROL_DIE.faces.length,
          max: CONTROL_DIE.faces.length,
        },
      },
    },
  },
  usual: {
    suits: Object.fromEntries(SUGGESTED.map(map => [map.id, suitsOf(map)])),
    control: CONTROL_DIE.faces,
  },
  with: (values: PackValues) => ({
    suits: Object.fromEntries(
      SUGGESTED.map(map => [
        map.id,
        (values[keyOf(map.id)] as unknown as { suits: ClearingSuit[] } | undefined)?.suits ?? suitsOf(map),
      ]),
    ),
    control:
      (values['dice:control'] as unknown as { faces: ControlFace[] } | undefined)?.faces ?? CONTROL_DIE.faces,
  }),
}
