import type { Seat } from '@tablee/kernel'
import type { TableCard } from '@tablee/table/wire.ts'
import { useEffect, useState } from 'react'

/** What a seat has left of its time, some milliseconds after its card came; null without a clock. */
export function leftOf({ chairs, waiting, state }: TableCard, seat: Seat, since: number): number | null {
  const left = chairs[seat]?.left
  if (left === undefined) return null
  const runs = state === 'playing' && waiting.includes(seat)
  return Math.max(0, runs ? left - since : left)
}

/** How long ago something came, counted on while somebody looks. */
export function useSince(at: number, ticks: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!ticks) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [ticks])
  return Math.max(0, now - at)
}
