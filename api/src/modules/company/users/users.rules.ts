import { permissionsOfUser } from '@comptoir/contracts/catalogue'
import {
  USERS,
  type GivableRights,
  type User,
  type UserInput,
  type UserOwnRole,
} from '@comptoir/contracts/company/users'
import { ROLES, type UserRole } from '@comptoir/contracts/roles'
import type { TxCtx } from '../../../platform/context.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'

/** What somebody may do in a company, and where; null is everywhere. */
export interface Rights {
  role: UserRole
  /** What a role of the company's own was given; null for a built-in one. */
  permissions: readonly string[] | null
  pointOfSaleIds: readonly string[] | null
}

type Giver = Pick<TxCtx, 'role' | 'permissions' | 'pointOfSaleIds'>

/**
 * Whether somebody may give such rights, or change who has them: in their own points of sale, an administrator any, everybody
 * else fewer permissions than their own.
 */
export function mayGive(giver: Giver, rights: Rights): boolean {
  const isNear = isWithin(rights.pointOfSaleIds, giver.pointOfSaleIds)
  return isNear && (giver.role === 'administrator' || isLess(rights, giver))
}

function isWithin(places: Rights['pointOfSaleIds'], own: Rights['pointOfSaleIds']): boolean {
  return own === null || (places !== null && places.every((place) => own.includes(place)))
}

function isLess({ role, permissions: own }: Rights, { permissions }: Giver): boolean {
  const given = permissionsOfUser(role, own)
  return given.length < permissions.size && given.every((permission) => permissions.has(permission))
}

/** A role that the company made, with what it was given. */
export type OwnRoleRights = UserOwnRole & { permissions: readonly string[] }

/** What the caller may give at most, of the roles that there are. */
export function givableRights(giver: Giver, ownRoles: readonly OwnRoleRights[]): GivableRights {
  const { pointOfSaleIds } = giver
  return {
    roles: ROLES.filter((role) => mayGive(giver, { role, permissions: null, pointOfSaleIds })),
    ownRoles: ownRoles
      .filter(({ permissions }) => mayGive(giver, { role: 'own', permissions, pointOfSaleIds }))
      .map(({ id, name, description }) => ({ id, name, description })),
    isEverywhere: pointOfSaleIds === null,
  }
}

/** Where a user may work; null is everywhere. */
export function placesOf({ hasAllPointsOfSale, pointsOfSale }: Omit<User, 'mayChange'>): Rights['pointOfSaleIds'] {
  return hasAllPointsOfSale ? null : pointsOfSale.map(({ id }) => id)
}

/** The role that an input names: an own one by its id, a built-in one by its name alone. */
export function roleIdOf({ role, roleId = null }: UserInput): string | null {
  if ((role === 'own') !== (roleId !== null)) throw declaredRefusal(USERS, 'roleUnclear', {}, '/role')
  return roleId
}

/** Whether an input changes what somebody may do, or where, or whether they may come in. */
export function changesRights(before: User, input: UserInput): boolean {
  const { role, roleId = null, pointOfSaleIds, isActive = before.isActive } = input
  const told = (places: Rights['pointOfSaleIds']): string => (places === null ? '' : [...new Set(places)].sort().join())
  const isRoleKept = role === before.role && roleId === (before.ownRole?.id ?? null)
  return !isRoleKept || isActive !== before.isActive || told(pointOfSaleIds) !== told(placesOf(before))
}

/** Refuses rights that the caller may not give. */
export function requireMayGive(giver: Giver, rights: Rights): void {
  if (!mayGive(giver, rights)) throw declaredRefusal(USERS, 'aboveOwnRights', {}, '/role')
}

/** Refuses to touch whom the caller may not change. */
export function requireMayChange({ mayChange }: User): void {
  if (!mayChange) throw declaredRefusal(USERS, 'aboveOwnRights', {}, '/role')
}

/** Whether a change takes an administrator away from those who can come in. */
export function endsAdministrator(before: User, { role, isActive = before.isActive }: UserInput): boolean {
  return before.role === 'administrator' && before.state === 'active' && (role !== 'administrator' || !isActive)
}

/** Two ways of writing one e-mail. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
