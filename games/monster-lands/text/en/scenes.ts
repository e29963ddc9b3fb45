/** What is said in battles, questions and sheets, and at the end. */
export interface SceneWords {
  readonly label: string
}

/** What is said there in English. */
export const scene: SceneWords = { label: 'The scene' }
