import type { Cast, SameMessages } from '@tablee/kernel'
import type { Specialist } from '@tablee/perseverance/ids.ts'
import type { core as en } from '../en/core.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'
import { things } from './things.ts'
import { area, CELL, capital, card, de, location, price, ROW, site, unit, zone } from './words.ts'

/** A die: whose it is, and what it shows. */
const die = (cast: Cast, owner: number, face: Specialist): string =>
  `Dé ${owner < 0 ? 'neutre' : de(cast, owner)}, ${names.specialist[face]}`

/** What things are called where they can be chosen. */
export const core: SameMessages<typeof en> = {
  unit: v => capital(unit(v.unit)),
  zone: v => capital(zone(v.zone)),
  area: v => capital(area(v.area)),
  site: v => capital(site(v.site)),
  location: v => capital(location(v.location)),
  row: v => capital(ROW[v.row]),
  cell: v => `${capital(CELL[v.cell])} : ${things.effects(v.effects)}`,
  artefact: v => names.artefact[v.artefact],
  ranchTile: v => `${PROPER[v.tile]} : ${things.effects(v.effects)}`,
  tile: v =>
    `${PROPER[v.tile]}. Récolte : ${things.effects(v.harvest)}. Découverte : ${names.artefact[v.artefact]} ; ${things.effects(v.discovery)}`,
  card: v => card(v.card),
  structureTile: v => PROPER[v.structure],
  face: v => names.specialist[v.face],
  dieSpace: v => `Case dé ${v.space + 1}, ${zone(v.zone)}`,
  shelterSpace: v => `Case abri ${v.space + 1}, ${zone(v.zone)}`,
  die: (v, cast) => die(cast, v.owner, v.face),
  'die.priced': (v, cast) => `${die(cast, v.owner, v.face)} : ${price(v.glowberries, v.followers)}`,
  option: v =>
    `${v.variant === null ? `${names.effect[v.zone]} ${v.option}` : PROPER[v.variant]} : ${things.effects(v.effects)}`,
  effects: v => things.effects(v.effects),
  'pay.yes': v => `Payer ${things.cost(v.cost)}`,
}
