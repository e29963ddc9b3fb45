import { board } from '../../text/en/board.ts'
import { lootName, trapName } from '../../text/en/called.ts'
import { head } from '../../text/en/heads.ts'
import { map } from '../../text/en/map.ts'
import { names } from '../../text/en/names.ts'
import { passage } from '../../text/en/passages.ts'
import { table } from '../../text/en/table.ts'
import { things } from '../../text/en/things.ts'
import { bringWords } from '../words.ts'

bringWords(
  'en',
  { board, map, passage, head, names, things, table, trapName, lootName },
  async () => (await import('../../text/en/scenes.ts')).scene,
)
