import type { Face, Ref } from '@tablee/kernel'
import type { MonsterView } from '../../view.ts'

/** What a question is drawn as. */
export type Drawing = 'battle' | 'venture' | 'contract' | 'loot' | 'conflict' | 'load' | 'household'

/** The questions that have their own picture, with all that may be chosen in it. */
const DRAWN: { readonly [prompt: string]: Drawing | undefined } = {
  'monster.attack': 'battle',
  redirect: 'battle',
  defend: 'battle',
  potion: 'battle',
  'attack.step': 'battle',
  'capture.or.kill': 'battle',
  'victory.loot': 'battle',
  'conquest.roll': 'venture',
  'conquest.step': 'venture',
  'conquest.manager': 'venture',
  'mission.roll': 'venture',
  'mission.step': 'venture',
  'contract.fulfil': 'contract',
  'contract.trap': 'contract',
  plunder: 'loot',
  'reveal.trap': 'conflict',
  'ambush.target': 'conflict',
  'ambush.cancel': 'conflict',
  'ambush.steal': 'conflict',
  'assign.member': 'load',
  'assign.die': 'load',
  'assign.load': 'load',
  'free.wages': 'household',
  deserter: 'household',
  'leader.new': 'household',
}

/** No place of the map: all of it is shown. */
const NOWHERE: readonly Ref[] = ['home']

/** What a question is drawn as; null for those of the board and the bar. */
export const drawingOf = ({ prompt }: Face): Drawing | null => DRAWN[prompt.id] ?? null

/** Whether a question has its picture beside the table or over it, and where it is about. */
export function besides(face: Face, { battle }: MonsterView): boolean | readonly Ref[] {
  const drawing = drawingOf(face)
  if (drawing === null) return false
  if (drawing === 'household') return NOWHERE
  if (drawing !== 'load') return battle ? [`path:${battle.zone}:${battle.path}`] : true
  const { path } = face.prompt.values ?? {}
  return typeof path === 'string' ? [`path:${path}`] : true
}
