// The worker: it takes questions from the thread that serves people, and answers them one by one.
import { openPort } from './port.ts'
import type { Asked } from './protocol.ts'
import { reply } from './reply.ts'

const port = openPort()
port.listen(async asked => port.post(await reply(asked as Asked)))
