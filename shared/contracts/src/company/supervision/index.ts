import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Instant, Nullable, OneOf, Paginated, Strict } from '../../schema.ts'
import { USER_ROLES } from '../../roles.ts'
import type { AuditAction } from '../../audit.ts'
// Support acts on companies and users.
import type {} from '../company-profile/index.ts'
import type {} from '../users/index.ts'

/** Fewest characters of the reason for closing something to its people, or for going into a company. */
export const REASON_LEAST = 10
export const ReasonInput = Strict({ reason: Type.String({ minLength: REASON_LEAST, maxLength: 500, pattern: '\\S' }) })
export type ReasonInput = Static<typeof ReasonInput>

/** A company as super-administrators see it: its size and whether it lives, nothing of its business. */
export const SupervisedCompany = Strict({
  id: Id,
  name: Type.String(),
  city: Nullable(Type.String()),
  currency: Type.String(),
  createdAt: Instant,
  pointOfSaleCount: Type.Integer(),
  /** Its own people: support is not counted. */
  userCount: Type.Integer(),
  productCount: Type.Integer(),
  /** Tickets of the last 30 days. */
  recentSaleCount: Type.Integer(),
  /** When one of its people last did something, to ten minutes; null when nobody did yet. */
  lastActiveAt: Nullable(Instant),
  suspendedAt: Nullable(Instant),
  suspendedReason: Nullable(Type.String()),
})
export type SupervisedCompany = Static<typeof SupervisedCompany>
export const SupervisedCompaniesPage = Paginated(SupervisedCompany)

/** An account as super-administrators see it. */
export const SupervisedUser = Strict({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  isSuperAdministrator: Type.Boolean(),
  createdAt: Instant,
  lastSignInAt: Nullable(Instant),
  suspendedAt: Nullable(Instant),
  suspendedReason: Nullable(Type.String()),
  companies: Type.Array(Strict({ id: Id, name: Type.String(), role: OneOf(USER_ROLES) })),
})
export type SupervisedUser = Static<typeof SupervisedUser>
export const SupervisedUsersPage = Paginated(SupervisedUser)

/** What both lists are filtered by: `filter[state]`. */
export const SUPERVISED_STATES = ['active', 'suspended'] as const

export const SUPERVISED_COMPANY_LIST = {
  searchFields: ['name', 'city', 'email'],
  filters: ['state'],
  orders: ['name', 'createdAt'],
} as const
export const SUPERVISED_USER_LIST = {
  searchFields: ['name', 'email'],
  filters: ['state'],
  orders: ['name', 'email', 'createdAt'],
} as const

/** What super-administrators do from outside, or when they come in; `after` then says `by` and, where one was asked for, `reason`. */
export const SUPPORT_ACTIONS = [
  'company.viewedBySupport',
  'company.enteredBySupport',
  'company.changingBySupport',
  'company.leftBySupport',
  'company.suspended',
  'company.restored',
  'user.suspendedBySupport',
  'user.restoredBySupport',
] as const satisfies readonly AuditAction[]
export type SupportAction = (typeof SUPPORT_ACTIONS)[number]
