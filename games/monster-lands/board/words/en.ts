import { board } from '../../text/en/board.ts'
import { lootName, trapName } from '../../text/en/called.ts'
import { map } from '../../text/en/map.ts'
import { names } from '../../text/en/names.ts'
import { scene } from '../../text/en/scenes.ts'
import { table } from '../../text/en/table.ts'
import { things } from '../../text/en/things.ts'
import { bringWords } from '../words.ts'

bringWords('en', { board, map, scene, names, things, table, trapName, lootName })
