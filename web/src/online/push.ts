import { Mistake } from '@tablee/kernel'
import type { PushKey } from '@tablee/table/api.ts'
import { call } from './api.ts'

const REFUSED = { id: 'notices.pushNo' }

/** Has this browser tell of turns, even while no page is open. */
export async function pushHere(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  if (!worker || (await Notification.requestPermission()) !== 'granted') throw new Mistake(REFUSED)
  const answer = await call<PushKey>('GET', '/push/key')
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: answer?.key })
    .catch(() => {
      throw new Mistake(REFUSED)
    })
  await call('POST', '/push', subscription.toJSON())
}

/** Whether this browser can: it does so on safe pages alone. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'Notification' in globalThis
