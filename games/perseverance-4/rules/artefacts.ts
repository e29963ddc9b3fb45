import type { Seat } from '@tablee/kernel'
import { gainFollowers } from '@tablee/perseverance/assets.ts'
import type { Zone } from '../data/types.ts'
import type { P4Table } from '../state.ts'
import { hasArtefact } from './query.ts'

/** The lowest artefact of a zone is a seat’s; a second one of a kind gives followers (e4.artefact.6). */
export function takeArtefact(t: P4Table, seat: Seat, zone: Zone): void {
  const player = t.state.players[seat]
  const artefact = t.state.zones[zone].artefacts.shift()
  if (artefact === undefined) return
  const again = hasArtefact(player, artefact)
  player.artefacts.push(artefact)
  t.say('artefact.gained', { seat, artefact })
  if (again) gainFollowers(t, seat, t.state.data.numbers.again)
}
