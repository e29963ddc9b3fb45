import { createHmac } from 'node:crypto'
import type { Notice } from './notice.ts'
import { post, type Reach } from './post.ts'

/**
 * Calls a webhook with a notice as JSON. `tablee-signature: t=<seconds>,v1=<hex>` signs `<seconds>.<body>` with
 * HMAC-SHA256 under the person's secret, so that the receiver knows who calls and when.
 */
export async function callWebhook(
  address: string,
  secret: string,
  notice: Notice,
  reach: Reach,
): Promise<void> {
  const body = JSON.stringify(notice)
  const seconds = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Tablee',
    'tablee-signature': `t=${seconds},v1=${signature}`,
  }
  await post(address, headers, body, reach)
}
