import type { Datum } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import { SECOND_VAGABOND_REACH } from './card.ts'
import { CHARACTERS, QUESTS, RELATIONSHIP_TRACK, VAGABOND_BOARD } from './data.ts'

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  ...Object.entries(CHARACTERS).map(([id, character]) => datum(`vagabond:character:${id}`, character)),
  datum('reach:secondVagabond', SECOND_VAGABOND_REACH),
  datum('vagabond:board', VAGABOND_BOARD),
  datum('vagabond:relationships', RELATIONSHIP_TRACK),
  ...QUESTS.map(quest => datum(`vagabond:quest:${quest.key}`, quest)),
]
