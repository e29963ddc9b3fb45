import type { SceneWords } from '../en/scenes.ts'

/** What is said there in French. */
export const scene: SceneWords = { label: 'La scène' }
