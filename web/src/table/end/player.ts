import type { Settings } from '../../settings.tsx'
import { botLevels } from '../../source/usual.ts'
import type { TableValue } from '../context.tsx'

/** Who sat in a seat: a name, and whether it is who looks; a robot by its level. */
export function playerAt({ scene }: TableValue, { tell }: Settings, seat: number): string {
  const { kind, name, level } = scene.players[seat]
  const known = botLevels.find(one => one === level)
  if (kind === 'bot') return name === tell('player.bot') && known ? tell(`bot.${known}`) : name
  const isMine = seat === scene.seat && name !== tell('player.you')
  return isMine ? `${name}, ${tell('end.you')}` : name
}
