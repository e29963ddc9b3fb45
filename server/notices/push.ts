import type { PushSubscription } from '@tablee/table/api.ts'
import webPush from 'web-push'
import type { Keys } from './keys.ts'
import type { Notice } from './notice.ts'
import { post, type Reach } from './post.ts'

/** A push that nobody fetched is dropped after a day. */
const DAY = 86_400

/** Sends a notice to a browser through its push service, encrypted for that browser alone. */
export async function pushTo(
  subscription: PushSubscription,
  notice: Notice,
  vapid: Keys['vapid'],
  contact: string,
  reach: Reach,
): Promise<void> {
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(notice), {
    vapidDetails: { subject: contact, ...vapid },
    TTL: DAY,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  })
  await post(endpoint, headers, body, reach)
}
