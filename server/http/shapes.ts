import { LONGEST_TITLE, type Pack } from '@tablee/kernel'
import {
  type ChairChange,
  type Claim,
  type Complaint,
  type Credentials,
  type Farewell,
  type Fix,
  type Forgotten,
  type Grant,
  type Invitation,
  LONGEST,
  type Mark,
  type MyChanges,
  type NewGuest,
  type NewPassword,
  type NewProblem,
  type NewTable,
  type PushSubscription,
  type ResetPassword,
  type SeatChoice,
  type SignOut,
  type Wish,
} from '@tablee/table/api.ts'
import type { Campaign } from '@tablee/table/campaign.ts'
import { PROBLEM_KINDS, type Problem } from '@tablee/table/problem.ts'
import * as v from 'valibot'
import { refusal } from '../hall/refusal.ts'
import { holdsNul } from '../nul.ts'

/** What reads a request of the API. */
type Shape<R> = v.GenericSchema<unknown, R>

const line = (most: number) => v.pipe(v.string(), v.maxLength(most))
const language = v.picklist(['fr', 'en'])
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63))
const code = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const level = line(32)
/** What people type may be longer than what is kept of it: marks and spaces go. */
const typed = (most: number) => line(most * 4)

/** An id in an address. */
export const idShape = v.object({ id: code })
/** A code in an address. */
export const codeShape = v.object({ code })

/** POST /api/guest */
export const guestShape = v.strictObject({ name: typed(LONGEST.name), language }) satisfies Shape<NewGuest>

/** POST /api/account, POST /api/signin */
export const credentialsShape = v.strictObject({
  account: typed(LONGEST.account),
  password: typed(LONGEST.password),
}) satisfies Shape<Credentials>

/** POST /api/signout */
export const signOutShape = v.strictObject({ everywhere: v.optional(v.boolean()) }) satisfies Shape<SignOut>

/** PUT /api/me */
export const changesShape = v.strictObject({
  name: v.exactOptional(typed(LONGEST.name)),
  language: v.exactOptional(language),
  notices: v.exactOptional(
    v.strictObject({
      email: v.exactOptional(v.nullable(line(LONGEST.address))),
      webhook: v.exactOptional(v.nullable(line(1000))),
      turn: v.exactOptional(v.boolean()),
      invited: v.exactOptional(v.boolean()),
      joined: v.exactOptional(v.boolean()),
      over: v.exactOptional(v.boolean()),
    }),
  ),
}) satisfies Shape<MyChanges>

/** PUT /api/password */
export const passwordShape = v.strictObject({
  old: typed(LONGEST.password),
  new: typed(LONGEST.password),
}) satisfies Shape<NewPassword>

/** POST /api/forgot */
export const forgotShape = v.strictObject({ account: typed(LONGEST.account) }) satisfies Shape<Forgotten>

/** POST /api/reset */
export const resetShape = v.strictObject({
  person: code,
  until: v.pipe(v.number(), v.safeInteger()),
  proof: code,
  password: typed(LONGEST.password),
}) satisfies Shape<ResetPassword>

/** DELETE /api/me */
export const farewellShape = v.strictObject({
  password: v.optional(typed(LONGEST.password)),
}) satisfies Shape<Farewell>

/** POST /api/push */
export const subscriptionShape = v.object({
  endpoint: v.pipe(line(1000), v.url()),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{80,100}=*$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{20,30}=*$/)),
  }),
}) satisfies Shape<PushSubscription>

const clock = v.strictObject({
  bank: v.pipe(v.number(), v.integer(), v.minValue(60_000), v.maxValue(60 * 86_400_000)),
  more: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60 * 86_400_000)),
})

/** POST /api/tables */
export const tableShape = v.strictObject({
  game: code,
  title: v.exactOptional(typed(LONGEST.title)),
  message: v.exactOptional(typed(LONGEST.message)),
  options: v.record(line(64), v.union([v.boolean(), v.number(), line(200), v.array(line(64))])),
  chairs: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('me') }),
        v.strictObject({ kind: v.literal('open') }),
        v.strictObject({ kind: v.literal('bot'), level }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(16),
  ),
  fixed: v.exactOptional(v.boolean()),
  seed: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  access: v.picklist(['public', 'invitation']),
  clock: v.nullable(clock),
  late: v.picklist(['bot', 'forfeit']),
  hints: v.boolean(),
  // What it holds is checked against the game.
  pack: v.exactOptional(
    v.strictObject({ name: line(LONGEST_TITLE), data: v.record(line(200), v.any()) }) as Shape<Pack>,
  ),
}) satisfies Shape<NewTable>

/** GET /api/tables */
export const listShape = v.object({
  list: v.optional(v.picklist(['mine', 'invited', 'public', 'live', 'finished']), 'mine'),
})

/** GET /api/tables/:id */
export const lookShape = v.object({ invitation: v.exactOptional(code) })

/** POST /api/tables/:id/claim */
export const claimShape = v.strictObject({
  seat: v.exactOptional(seat),
  invitation: v.exactOptional(code),
}) satisfies Shape<Claim>

/** POST /api/tables/:id/invite */
export const invitationShape = v.strictObject({
  person: code,
  seat: v.exactOptional(seat),
}) satisfies Shape<Invitation>

/** PUT /api/people/:id/mark */
export const markShape = v.strictObject({
  kind: v.picklist(['block', 'mute']),
  on: v.boolean(),
}) satisfies Shape<Mark>

/** POST /api/people/:id/report */
export const complaintShape = v.strictObject({ text: typed(LONGEST.problem) }) satisfies Shape<Complaint>

/** POST /api/tables/:id/wish */
export const wishShape = v.strictObject({ kind: v.picklist(['pause', 'time']) }) satisfies Shape<Wish>

/** POST /api/tables/:id/grant */
export const grantShape = v.strictObject({ yes: v.boolean() }) satisfies Shape<Grant>

/** POST /api/tables/:id/chair */
export const chairShape = v.strictObject({
  seat,
  kind: v.picklist(['open', 'bot']),
  level: v.exactOptional(level),
}) satisfies Shape<ChairChange>

/** POST /api/tables/:id/choice */
export const choiceShape = v.strictObject({
  seat,
  option: line(64),
  value: line(64),
}) satisfies Shape<SeatChoice>

/** POST /api/tables/:id/fix */
export const fixShape = v.strictObject({ fixed: v.boolean() }) satisfies Shape<Fix>

const choice = v.record(line(64), v.union([v.boolean(), v.number(), line(64)]))
const stage = line(64)

/** PUT /api/campaigns/:id; its log is checked by who reads it. */
export const campaignShape = v.strictObject({
  id: code,
  game: code,
  options: choice,
  made: v.number(),
  log: v.pipe(
    v.array(
      v.strictObject({
        stage,
        options: choice,
        seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
        at: v.number(),
        won: v.boolean(),
        way: v.exactOptional(line(64)),
        score: v.exactOptional(v.number()),
        round: v.number(),
      }),
    ),
    v.maxLength(500),
  ),
  pending: v.pipe(v.array(v.strictObject({ table: code, stage, options: choice })), v.maxLength(50)),
}) satisfies Shape<Campaign>

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** POST /api/problems; a game is checked by what it holds. */
export const problemShape = v.strictObject({
  problem: v.strictObject({
    tablee: v.literal('problem'),
    at: v.number(),
    kind: v.picklist(PROBLEM_KINDS),
    text: typed(LONGEST.problem),
    contact: line(LONGEST.address),
    versions: v.strictObject({ tablee: line(32), rules: count, browser: line(300) }),
    game: code,
    options: v.record(line(64), v.union([v.boolean(), v.number(), line(200), v.array(line(64))])),
    seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
    seat: v.nullable(seat),
    round: count,
    picks: count,
    prompt: v.nullable(line(200)),
    said: v.nullable(line(500)),
    save: v.any() as v.GenericSchema<unknown, Problem['save']>,
  }),
  picture: v.exactOptional(
    v.pipe(v.string(), v.maxLength(600_000), v.regex(/^data:image\/(jpeg|png|webp);base64,[\w+/]+={0,2}$/)),
  ),
  table: v.exactOptional(v.strictObject({ id: code, invitation: v.exactOptional(code) })),
}) satisfies Shape<NewProblem>

/** What a value says, when it has the shape; refused otherwise. */
export function read<S extends v.GenericSchema>(shape: S, value: unknown): v.InferOutput<S> {
  const { success, output } = v.safeParse(shape, value ?? {})
  if (!success || holdsNul(value)) throw refusal(400, 'server.badRequest')
  return output
}
