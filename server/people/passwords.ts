import { hash, verify } from '@node-rs/argon2'

// argon2id, the package's kind, in its own threads; the cost that OWASP recommends, which a small machine bears too.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The first passwords that are tried by whoever breaks in. */
const COMMON = new Set(
  '12345678 123456789 1234567890 password passw0rd password1 motdepasse azertyui azertyuiop qwertyui qwertyuiop 11111111 00000000 iloveyou sunshine princess football baseball superman trustno1 abcd1234 1q2w3e4r letmein1 welcome1 doudou12 marseille soleil12 chocolat'.split(
    ' ',
  ),
)

/** Verified in place of an account that does not exist, so that the answer takes as long. */
let nobodys: Promise<string> | undefined

/** What is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST)
}

/** Whether a password is the one that was kept; takes as long when there is none. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody’s')
  const right = await verify(kept ?? (await nobodys), password.normalize('NFKC'))
  return right && typeof kept === 'string'
}

/** Whether a password is one of those that everybody tries first, or the account's own name. */
export function isCommon(password: string, account: string): boolean {
  const plain = password.toLowerCase()
  return COMMON.has(plain) || plain === account || new Set(plain).size < 3
}
