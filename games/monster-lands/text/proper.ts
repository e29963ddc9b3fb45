import { type Datum, renamer, TITLE } from '@tablee/kernel'
import type { EquipmentId } from '../data/equipment.ts'
import type { MemberId } from '../data/members.ts'
import type { MonsterId } from '../data/monsters.ts'
import type { RegionId } from '../data/regions.ts'

/** Who and what has a name of its own, which is the same in every language. */
export type ProperId = MemberId | MonsterId | EquipmentId | RegionId

/** The names that cards bear. */
export const PROPER: { readonly [P in ProperId]: string } = {
  purkas: 'Purkas',
  korgo: 'Korgo',
  dalina: 'Dalina',
  drapis: 'Drapis',
  taroa: 'Taroa',
  puargh: 'Puargh',
  fandor: 'Fandor',
  wondou: 'Wondou',
  vaidala: 'Vaidala',
  tortock: 'Tortock',
  taron: 'Taron',
  parjas: 'Parjas',
  wishor: 'Wishor',
  ginova: 'Ginova',
  nimra: 'Nimra',
  frostor: 'Frostor',
  dolfus: 'Dolfus',
  lusara: 'Lusara',
  nuduru: 'Nuduru',
  frunks: 'Frunks',
  shandee: 'Shandee',
  zondu: 'Zondu',
  tranok: 'Tranok',
  naiala: 'Naiala',
  jckrat: 'Jckrat',
  torko: 'Torko',
  karunna: 'Karunna',
  poisson: 'Poisson',
  timbulu: 'Timbulu',
  guster: 'Guster',
  lorios: 'Lorios',
  kakron: 'Kakron',
  wormee: 'Wormee',
  trulina: 'Trulina',
  geas: 'Geas',
  saruna: 'Saruna',
  snailer: 'Snailer',
  sporus: 'Sporus',
  korcko: 'Korcko',
  gator: 'Gator',
  turfus: 'Turfus',
  warkors: 'Warkors',
  krinx: 'Krinx',
  surbol: 'Surbol',
  dogor: 'Dogor',
  sandor: 'Sandor',
  moldo: 'Moldo',
  krunn: 'Krunn',
  tronj: 'Tronj',
  jckon: 'Jckon',
  snagus: 'Snagus',
  gorgosh: 'Gorgosh',
  blandor: 'Blandor',
  krushuj: 'Krushuj',
  abysur: 'Abysur',
  caribdis: 'Caribdis',
  krakhen: 'Krakhen',
  rashnek: 'Rashnek',
  mortis: 'Mortis',
  kedavra: 'Kedavra',
  pugnor: 'Pugnor',
  jlham: 'Jlham',
  noxx: 'Noxx',
  turzokj: 'Turzokj',
  jlyzor: 'Jlyzor',
  tergeo: 'Tergeo',
  skyehn: 'Skyehn',
  ghadik: 'Ghadik',
  kale: 'Kale',
  kyzhul: 'Kyzhul',
  rynia: 'Rynia',
  gurban: 'Gurban',
  yuha: 'Yuha',
  wahibah: 'Wahibah',
  uyuniah: 'Uyuniah',
  negueria: 'Negueria',
  thaklan: 'Thaklan',
  alDahj: 'Al-Dahj',
}

/** The letter J of the headings is doubtful (L873 has Sckon for Jckon): these names are our reading of them. */
const DOUBTFUL = [
  'parjas',
  'jckrat',
  'tronj',
  'jckon',
  'krushuj',
  'jlham',
  'turzokj',
  'jlyzor',
  'alDahj',
] as const satisfies readonly ProperId[]

const head = 'title:fr:'

/** Has the words call cards as a pack does, in every language. */
export const rename = renamer([{ head, names: PROPER }])

/** The names that are our reading. */
export const titlesData = (): Datum[] =>
  DOUBTFUL.map(id => ({ id: `${head}${id}`, from: 'reconstructed', value: PROPER[id], must: TITLE }))
