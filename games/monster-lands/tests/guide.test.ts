import { lessonsReadWell, teaches } from '@tablee/board/testing/guided.ts'
import { guide } from '../guide/index.ts'
import { room } from '../index.ts'

teaches(guide, room, { round: 3 })

lessonsReadWell(guide)
