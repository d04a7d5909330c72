import * as Type from 'typebox'
import type { Static } from 'typebox'
import { BusinessDate, Id, Instant, Nullable, OneOf, Strict, Text } from '../../schema.ts'
import { defineList } from '../../declare.ts'

/** Most tokens of a company that are neither revoked nor expired. */
export const API_TOKENS_MOST = 50
/** What is proposed for how long a token holds, in days; the longest is a year. */
export const API_TOKEN_DAYS = [30, 90, 365] as const

/** Whether a token may be used, and if not, why: its day is over, its user may not come in, it was revoked. */
export const API_TOKEN_STATES = ['active', 'expired', 'userInactive', 'revoked'] as const
export type ApiTokenState = (typeof API_TOKEN_STATES)[number]

const PermissionName = Type.String({ pattern: '^[a-zA-Z]{1,60}\\.[a-zA-Z]{1,60}$' })

/** A token to be made: for whom, for what, and until the end of which day in the company's zone. */
export const ApiTokenInput = Strict({
  id: Type.Optional(Id),
  name: Text(80),
  userId: Id,
  permissions: Type.Array(PermissionName, { minItems: 1, maxItems: 200, uniqueItems: true }),
  expiresOn: BusinessDate,
})
export type ApiTokenInput = Static<typeof ApiTokenInput>

const fields = {
  id: Id,
  name: Type.String(),
  /** Its last four characters, by which somebody recognises it. */
  ending: Type.String(),
  /** In whose name it acts. */
  user: Strict({ id: Id, name: Type.String() }),
  /** What it was given; it never does more than its user may at that moment. */
  permissions: Type.Array(Type.String()),
  expiresOn: BusinessDate,
  state: OneOf(API_TOKEN_STATES),
  /** To within ten minutes; null for one that was never used. */
  lastUsedAt: Nullable(Instant),
  createdAt: Instant,
}

export const ApiToken = Strict(fields)
export type ApiToken = Static<typeof ApiToken>

/** A token that has just been made, with its secret, which is shown this once. */
export const NewApiToken = Strict({ ...fields, token: Type.String() })
export type NewApiToken = Static<typeof NewApiToken>

/** In whose name a token may be made, with what each holds of the permissions that a token may be given, and their names. */
export const ApiTokenGrants = Strict({
  users: Type.Array(Strict({ id: Id, name: Type.String(), permissions: Type.Array(Type.String()) })),
  permissions: Type.Array(Strict({ name: Type.String(), label: Type.String() })),
})
export type ApiTokenGrants = Static<typeof ApiTokenGrants>

/**
 * Whoever holds these could make people, tokens or receivers of a company's news, or take people's data away: people alone do
 * that, signed in.
 */
const KEPT_FROM_TOKENS = /^(apiTokens|webhooks|roles)\.|^(users|counterKeys)\.write$|\.personalData$/

/** Whether a token may be given a permission at all. */
export function isGrantable(permission: string): boolean {
  return !KEPT_FROM_TOKENS.test(permission)
}

/** The last day on which a token that is made today may hold: the same one next year. */
export function latestExpiry(today: string): string {
  const [year, day] = [Number(today.slice(0, 4)) + 1, today.slice(4)]
  return `${year}${day === '-02-29' ? '-02-28' : day}`
}

/** Tokens by which other programs call the API in the name of a user: named, for some permissions, until a day. */
export const API_TOKENS = defineList({
  entity: 'apiToken',
  path: 'api-tokens',
  permissions: { read: ['administrator'], write: ['administrator'] },
  actions: ['created', 'revoked'],
  errors: {
    unknown: 401,
    expired: 401,
    userInactive: 401,
    notHere: 403,
    notFound: 404,
    nameTaken: [409, 'name'],
    tooMany: [409, 'most'],
    userUnfit: 422,
    permissionNotHeld: [422, 'permission'],
    dayPast: 422,
    dayTooFar: 422,
  },
  item: ApiToken,
  list: {
    searchFields: ['name'],
    filters: ['state', 'user'],
    orders: ['name', 'createdAt', 'expiresOn', 'lastUsedAt'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    apiToken: typeof API_TOKENS
  }
}
