import { permissionsOf } from '@comptoir/contracts/catalogue'
import { USERS, type GivableRights, type User, type UserInput } from '@comptoir/contracts/company/users'
import { ROLES, type Role } from '@comptoir/contracts/roles'
import type { TxCtx } from '../../../platform/context.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'

/** What somebody may do in a company, and where; null is everywhere. */
export interface Rights {
  role: Role
  pointOfSaleIds: readonly string[] | null
}

type Giver = Pick<TxCtx, 'role' | 'permissions' | 'pointOfSaleIds'>

/**
 * Whether somebody may give such rights, or change who has them: in their own points of sale, an administrator any, everybody
 * else fewer permissions than their own.
 */
export function mayGive(giver: Giver, { role, pointOfSaleIds }: Rights): boolean {
  return isWithin(pointOfSaleIds, giver.pointOfSaleIds) && (giver.role === 'administrator' || isLess(role, giver))
}

function isWithin(places: Rights['pointOfSaleIds'], own: Rights['pointOfSaleIds']): boolean {
  return own === null || (places !== null && places.every((place) => own.includes(place)))
}

function isLess(role: Role, { permissions }: Giver): boolean {
  const given = permissionsOf(role)
  return given.length < permissions.size && given.every((permission) => permissions.has(permission))
}

/** What the caller may give at most. */
export function givableRights(giver: Giver): GivableRights {
  const { pointOfSaleIds } = giver
  return {
    roles: ROLES.filter((role) => mayGive(giver, { role, pointOfSaleIds })),
    isEverywhere: pointOfSaleIds === null,
  }
}

/** The rights that a user has. */
export function rightsOf({ role, hasAllPointsOfSale, pointsOfSale }: Omit<User, 'mayChange'>): Rights {
  return { role, pointOfSaleIds: hasAllPointsOfSale ? null : pointsOfSale.map(({ id }) => id) }
}

/** Whether an input changes what somebody may do, or where, or whether they may come in. */
export function changesRights(before: User, { role, pointOfSaleIds, isActive = before.isActive }: UserInput): boolean {
  const had = rightsOf(before)
  const told = (places: Rights['pointOfSaleIds']): string => (places === null ? '' : [...new Set(places)].sort().join())
  return role !== had.role || isActive !== before.isActive || told(pointOfSaleIds) !== told(had.pointOfSaleIds)
}

/** Refuses rights that the caller may not give. */
export function requireMayGive(giver: Giver, rights: Rights): void {
  if (!mayGive(giver, rights)) throw declaredRefusal(USERS, 'aboveOwnRights', {}, '/role')
}

/** Whether a change takes an administrator away from those who can come in. */
export function endsAdministrator(before: User, { role, isActive = before.isActive }: UserInput): boolean {
  return before.role === 'administrator' && before.state === 'active' && (role !== 'administrator' || !isActive)
}

/** Two ways of writing one e-mail. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
