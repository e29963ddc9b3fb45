import { lessonsReadWell, teaches } from '@tablee/board/testing/guided.ts'
import { guide } from '../guide/index.ts'
import { room } from '../index.ts'

teaches(guide, room, { round: 5, games: 6 })

lessonsReadWell(guide)
