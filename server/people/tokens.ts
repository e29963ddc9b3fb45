import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret that nobody can guess: 32 random bytes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A name for a person, a table, an invitation: short enough for a link, and never taken for a flag of a command. */
export function newId(bytes = 12): string {
  const id = randomBytes(bytes).toString('base64url')
  return id.startsWith('-') ? newId(bytes) : id
}

/** What is kept of a token: whoever reads the database cannot use it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The signature of a text under a secret. */
export function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/** Whether two secrets are the same, in a time that tells nothing of where they differ. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
}
