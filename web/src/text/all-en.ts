import { en as bots } from '@tablee/bots/text/en.ts'
import { kernelEn as kernel, type Text } from '@tablee/kernel'
import { en as server } from '@tablee/server/text/en.ts'
import { en as app } from './en.ts'

/** The words of the app, of bots, of the server and of the kernel in English. */
export const words: Text = { ...kernel, ...bots, ...server, ...app }
