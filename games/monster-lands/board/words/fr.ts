import { board } from '../../text/fr/board.ts'
import { lootName, trapName } from '../../text/fr/called.ts'
import { head } from '../../text/fr/heads.ts'
import { map } from '../../text/fr/map.ts'
import { names } from '../../text/fr/names.ts'
import { passage } from '../../text/fr/passages.ts'
import { table } from '../../text/fr/table.ts'
import { things } from '../../text/fr/things.ts'
import { bringWords } from '../words.ts'

bringWords(
  'fr',
  { board, map, passage, head, names, things, table, trapName, lootName },
  async () => (await import('../../text/fr/scenes.ts')).scene,
)
