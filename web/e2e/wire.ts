import type { Page } from '@playwright/test'
import type { News, Scene } from '@tablee/table'
import { applied } from '@tablee/table/difference.ts'

/** The scenes that news on the wire led to, one after the other. */
export function scenesIn(frames: readonly string[]): Scene[] {
  const scenes: Scene[] = []
  for (const news of frames.map(frame => JSON.parse(frame) as News))
    if ('scene' in news) scenes.push(news.scene)
    else if ('change' in news) scenes.push(applied(scenes.at(-1), news.change) as Scene)
  return scenes
}

/** All that came over the wire to a page, from now on. */
export function listen(page: Page): string[] {
  const frames: string[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return frames
}
