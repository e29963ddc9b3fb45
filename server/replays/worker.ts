// The worker that plays games again, away from the thread that serves people.
import { answerWith } from '@tablee/bots/answer.ts'
import { openPort } from '@tablee/bots/port.ts'
import type { Asked } from '@tablee/bots/protocol.ts'
import { type Recall, recall } from './recall.ts'

const port = openPort()
port.listen(async asked => port.post(await answerWith(recall, asked as Asked<Recall>)))
