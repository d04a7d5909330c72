import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Instant, Nullable, OneOf, Strict, Text } from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { Email } from '../../identity/accounts/index.ts'
import { Language } from '../../identity/session/index.ts'
import { MANAGERS, ROLES, USER_ROLES } from '../../roles.ts'

/** Most points of sale that can be named one by one. */
const POINTS_OF_SALE_MOST = 200

/** Whether a user has not joined yet, may come in, or may not. */
export const USER_STATES = ['invited', 'active', 'inactive'] as const
export type UserState = (typeof USER_STATES)[number]

/** What happens to the account of a user, in the audit trail of each company that it belongs to. */
export const ACCOUNT_ACTIONS = [
  'signedIn',
  'signedOut',
  'signInFailed',
  'secondFactorRefused',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodesRenewed',
  'passwordChanged',
  'passwordReset',
  'sessionsEnded',
  'accessRefused',
] as const

/** Why sessions ended before their time: somebody asked for it, or the cookie of one was sent by two browsers. */
export const SESSION_END_CAUSES = ['asked', 'copied'] as const

/** Somebody to be invited, or what a user is changed to. Without a language the mail is in the sender's. */
export const UserInput = Strict({
  id: Type.Optional(Id),
  email: Email,
  name: Text(120),
  role: OneOf(USER_ROLES),
  /** Which role of the company's own; for `own` alone. */
  roleId: Type.Optional(Nullable(Id)),
  /** Where the user may work; null for everywhere in the company. */
  pointOfSaleIds: Nullable(Type.Array(Id, { minItems: 1, maxItems: POINTS_OF_SALE_MOST })),
  /** Of the mail. */
  language: Type.Optional(Language),
  isActive: Type.Optional(Type.Boolean()),
})
export type UserInput = Static<typeof UserInput>

/** A role that the company made, as its holders are shown with it. */
export const UserOwnRole = Strict({ id: Id, name: Type.String(), description: Nullable(Type.String()) })
export type UserOwnRole = Static<typeof UserOwnRole>

export const UserPointOfSale = Strict({ id: Id, name: Type.String() })

/** A user of a company, whether or not the invitation was accepted yet. */
export const User = Strict({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  role: OneOf(USER_ROLES),
  /** Null for a built-in role. */
  ownRole: Nullable(UserOwnRole),
  hasAllPointsOfSale: Type.Boolean(),
  /** Those named one by one; none where the user may work everywhere. */
  pointsOfSale: Type.Array(UserPointOfSale),
  isActive: Type.Boolean(),
  state: OneOf(USER_STATES),
  /** Until when the link of the invitation works; null for who has joined. */
  invitationEndsAt: Nullable(Instant),
  /** Into this company; null for who never came in. */
  lastSignInAt: Nullable(Instant),
  /** Whether the reader may change this user: nobody gives or takes more than they have themselves. */
  mayChange: Type.Boolean(),
  version: Type.Integer(),
})
export type User = Static<typeof User>

/** What the reader may give to others: nobody gives more than they have. */
export const GivableRights = Strict({
  roles: Type.Array(OneOf(ROLES)),
  /** Of those that the company made. */
  ownRoles: Type.Array(UserOwnRole),
  isEverywhere: Type.Boolean(),
})
export type GivableRights = Static<typeof GivableRights>

/** The people of a company: who may do what, where. */
export const USERS = defineResource({
  entity: 'user',
  path: 'users',
  permissions: { read: MANAGERS, write: MANAGERS, export: MANAGERS },
  actions: ['invitedAgain', 'joined', 'suspendedBySupport', 'restoredBySupport', ...ACCOUNT_ACTIONS],
  errors: {
    notFound: 404,
    emailTaken: [409, 'email'],
    emailFixed: 409,
    aboveOwnRights: 403,
    roleUnclear: 422,
    isOneself: 409,
    lastAdministrator: 409,
    hasJoined: 409,
    notJoined: 409,
    inUse: 409,
  },
  item: User,
  input: UserInput,
  list: {
    searchFields: ['name', 'email'],
    filters: ['role', 'state'],
    orders: ['name', 'role'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    user: typeof USERS
  }
}
