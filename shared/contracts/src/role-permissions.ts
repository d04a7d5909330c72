import type { Role, UserRole } from './roles.ts'

/** What every role has: without it no page of the company can be shown. */
export const BASIC_PERMISSIONS: readonly string[] = ['company.read', 'pointsOfSale.read', 'registers.read']

/** What only the built-in administrator has: whoever makes roles, or tokens in others' names, could take any right. */
export const ADMINISTRATORS_ONLY: readonly string[] = [
  'roles.read',
  'roles.write',
  'roles.export',
  'apiTokens.read',
  'apiTokens.write',
]

/** The permission to look at what a permission is about: `brands.read` of `brands.write`. */
export function readingOf(permission: string): string {
  return `${permission.slice(0, permission.indexOf('.'))}.read`
}

/**
 * What a role has whose maker ticked some permissions, in the order of all that there are: also what every role has, and,
 * of whatever it may do something with, the permission to look at it.
 */
export function withImplied(ticked: readonly string[], all: readonly string[]): string[] {
  const held = new Set([...BASIC_PERMISSIONS, ...ticked, ...ticked.map(readingOf)])
  return all.filter((permission) => held.has(permission))
}

/**
 * What somebody may do who has not the permission for it, once somebody who has it approved just that; and the built-in
 * roles that it is so for. To every other role it is denied.
 */
export const APPROVABLE = {
  'cashSessions.approveDifference': ['cashier'],
  'sales.editPrice': ['cashier'],
  'sales.exceedDiscount': ['cashier'],
  'salesReturns.withoutOrigin': ['cashier'],
  'sales.exceedCreditLimit': ['cashier'],
} as const satisfies Record<string, readonly Role[]>

export type Approvable = keyof typeof APPROVABLE

export const APPROVABLE_NAMES = Object.keys(APPROVABLE) as Approvable[]

/** What a user of a role may do once it is approved; `own` is what a role that the company made was given. */
export function approvableOf(role: UserRole, own: readonly string[] | null): Approvable[] {
  const rolesOf: Readonly<Record<Approvable, readonly string[]>> = APPROVABLE
  return APPROVABLE_NAMES.filter((name) => (role === 'own' ? own?.includes(name) : rolesOf[name].includes(role)))
}
