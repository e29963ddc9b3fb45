import { fr as bots } from '@tablee/bots/text/fr.ts'
import { kernelFr as kernel, type Text } from '@tablee/kernel'
import { fr as server } from '@tablee/server/text/fr.ts'
import { fr as app } from './fr.ts'

/** The words of the app, of bots, of the server and of the kernel in French. */
export const words: Text = { ...kernel, ...bots, ...server, ...app }
