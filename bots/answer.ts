import { Mistake } from '@tablee/kernel'
import type { Answer, Asked } from './protocol.ts'

/** Answers a question in a worker; whatever goes wrong comes back as a sentence. */
export async function answerWith<Q, V>(
  act: (question: Q) => Promise<V>,
  asked: Asked<Q>,
): Promise<Answer<V>> {
  const { id } = asked
  try {
    return { id, value: await act(asked) }
  } catch (error) {
    if (error instanceof Mistake) return { id, mistake: error.message, what: error.what }
    return { id, mistake: error instanceof Error ? error.message : String(error) }
  }
}
