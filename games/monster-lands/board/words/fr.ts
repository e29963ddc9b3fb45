import { board } from '../../text/fr/board.ts'
import { lootName, trapName } from '../../text/fr/called.ts'
import { map } from '../../text/fr/map.ts'
import { names } from '../../text/fr/names.ts'
import { scene } from '../../text/fr/scenes.ts'
import { table } from '../../text/fr/table.ts'
import { things } from '../../text/fr/things.ts'
import { bringWords } from '../words.ts'

bringWords('fr', { board, map, scene, names, things, table, trapName, lootName })
