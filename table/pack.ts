import {
  checksum,
  type Datum,
  type Game,
  isTitle,
  type Json,
  type Mistake,
  type Must,
  misfitOf,
  mistake,
  type Pack,
  packFault,
  TITLE,
} from '@tablee/kernel'

/** The largest pack that a table takes, in bytes of its file. */
export const LARGEST_PACK = 65_536

/** What a pack is checked against: a game, and its data with their provenance. */
export interface Packed {
  readonly game: Game
  readonly data?: () => readonly Datum[]
}

/** A pack as a file holds it; what stands beside `data` to explain it is not read. */
export interface PackFile {
  readonly tablee: 'pack'
  readonly game: string
  readonly name: string
  readonly data: Pack['data']
}

/** The data of a game that a pack may replace. */
export const replaceable = ({ game, data }: Packed): readonly Datum[] =>
  (data?.() ?? []).filter(
    ({ id, from }) => from === 'reconstructed' && (isTitle(id) || game.reconstructed?.must[id] !== undefined),
  )

/** What a value in the place of a datum must satisfy: what it says itself, or else what it is like. */
export const mustOf = ({ id, must, value }: Datum): Must => must ?? (isTitle(id) ? TITLE : like(value))

function like(value: Json): Must {
  if (typeof value === 'number') return { kind: 'number', min: 0, max: 999 }
  if (typeof value === 'boolean') return { kind: 'flag' }
  if (typeof value === 'string' || value === null) return TITLE
  if (Array.isArray(value)) return { kind: 'list', of: like(value[0] ?? ''), min: 0, max: 99 }
  const fields = Object.entries(value).map(([name, field]) => [name, like(field)])
  return { kind: 'record', fields: Object.fromEntries(fields) }
}

/** Reads a pack for a game from the text of a file; anything else is refused with one sentence. */
export function readPack(packed: Packed, text: string): Pack {
  if (new TextEncoder().encode(text).length > LARGEST_PACK)
    throw mistake('kernel.packLarge', { most: LARGEST_PACK / 1024 })
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw mistake('kernel.packForm')
  }
  return checkPack(packed, file)
}

/** Checks that plain data is a pack for a game, each of whose values is as it must be. */
export function checkPack(packed: Packed, file: unknown): Pack {
  if (!isRecord(file) || file.tablee !== 'pack' || !isRecord(file.data)) throw mistake('kernel.packForm')
  if (file.game !== packed.game.id)
    throw mistake('kernel.packGame', { game: packed.game.id, got: String(file.game) })
  const pack = { name: String(file.name ?? '').trim(), data: file.data as Pack['data'] }
  const [fault = packFault(packed.game, pack)] = dataFaults(packed, pack.data)
  if (fault) throw fault
  if (Object.keys(pack.data).length === 0) throw mistake('kernel.packEmpty')
  return pack
}

/** All that is wrong with the values of a pack, each in a sentence. */
export function dataFaults({ data }: Packed, values: { readonly [id: string]: unknown }): Mistake[] {
  const known = new Map((data?.() ?? []).map(datum => [datum.id, datum]))
  return Object.entries(values).flatMap(([id, value]) => {
    const datum = known.get(id)
    if (!datum) return [mistake('kernel.packUnknown', { datum: id })]
    if (datum.from !== 'reconstructed') return [mistake('kernel.packFixed', { datum: id, from: datum.from })]
    const misfit = misfitOf(mustOf(datum), value)
    return misfit ? [mistake('kernel.packValue', { datum: id, ...misfit })] : []
  })
}

/** A pack as a file. */
export const packFile = (game: string, { name, data }: Pack): PackFile => ({
  tablee: 'pack',
  game,
  name,
  data,
})

/** A few letters that tell two packs of the same name apart. */
export const packMark = ({ data }: Pack): string => checksum(data).slice(0, 4)

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
