import type { Settings } from '../../settings.tsx'
import { botLevels } from '../../source/usual.ts'
import type { TableValue } from '../context.tsx'

/** Who sat in a seat: a name, and whether it is who looks; a robot by its level. Beside the seats a game's own word. */
export function playerAt({ scene, parts }: TableValue, { tell, language }: Settings, seat: number): string {
  if (seat >= scene.players.length) return parts.outline?.player?.(scene.view as never, seat, language) ?? ''
  const { kind, name, level } = scene.players[seat]
  const known = botLevels.find(one => one === level)
  if (kind === 'bot') return name === tell('player.bot') && known ? tell(`bot.${known}`) : name
  const isMine = seat === scene.seat && name !== tell('player.you')
  return isMine ? `${name}, ${tell('end.you')}` : name
}
