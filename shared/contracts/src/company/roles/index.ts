import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Nullable, OneOf, OptionalText, Strict, Text } from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { APPROVABLE_NAMES } from '../../role-permissions.ts'
import { ROLES as BUILT_IN } from '../../roles.ts'

/** More permissions than there are. */
const PERMISSIONS_MOST = 1000

/** `resource.verb`, as contracts declare it. */
const PermissionName = Type.String({ maxLength: 80, pattern: '^[a-zA-Z]+\\.[a-zA-Z]+$' })

/** A role to be made, or what one is changed to. */
export const OwnRoleInput = Strict({
  id: Type.Optional(Id),
  name: Text(60),
  /** Who has it, in a sentence. */
  description: OptionalText(200),
  /** The built-in role that its permissions were copied from. */
  basedOn: OneOf(BUILT_IN),
  permissions: Type.Array(PermissionName, { minItems: 1, maxItems: PERMISSIONS_MOST }),
  /** What it may once somebody with the permission approved it; what it may anyway is taken out. Left out: nothing. */
  approvals: Type.Optional(Type.Array(OneOf(APPROVABLE_NAMES), { maxItems: APPROVABLE_NAMES.length })),
})
export type OwnRoleInput = Static<typeof OwnRoleInput>

export const OwnRole = Strict({
  id: Id,
  name: Type.String(),
  description: Nullable(Type.String()),
  basedOn: OneOf(BUILT_IN),
  /** In the order of the contracts, with those that every role has. */
  permissions: Type.Array(Type.String()),
  /** What it may once somebody with the permission approved it. */
  approvals: Type.Array(Type.String()),
  /** Who have it, those who are inactive or have not joined yet among them. */
  userCount: Type.Integer(),
  version: Type.Integer(),
})
export type OwnRole = Static<typeof OwnRole>

/** What permissions are grouped by: the areas of the product, as a shop knows them. */
export const ROLE_AREAS = ['sales', 'inventory', 'people', 'treasury', 'reports', 'company', 'other'] as const
export type RoleArea = (typeof ROLE_AREAS)[number]

/** One permission that can be ticked. */
export const PermissionChoice = Strict({
  name: Type.String(),
  /** What it allows, in the reader's language: "view brands". */
  label: Type.String(),
  /** The built-in roles that have it. */
  heldBy: Type.Array(OneOf(BUILT_IN)),
  /** Every role has it: what no page does without. */
  isBasic: Type.Boolean(),
  /** Whoever has it not may be allowed it once, by somebody who has it. */
  isApprovable: Type.Boolean(),
})
export type PermissionChoice = Static<typeof PermissionChoice>

/** What roles can be made of, by area and by what it concerns; the first of each lets somebody look. */
export const PermissionChoices = Strict({
  areas: Type.Array(Strict({ area: OneOf(ROLE_AREAS), subjects: Type.Array(Type.Array(PermissionChoice)) })),
})
export type PermissionChoices = Static<typeof PermissionChoices>

/** Roles that a company makes of its own, beside the built-in ones. Administrators keep them, and nobody else can be let. */
export const OWN_ROLES = defineResource({
  entity: 'role',
  path: 'roles',
  permissions: { read: ['administrator'], write: ['administrator'], export: ['administrator'] },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    inUse: [409, 'users'],
    permissionUnknown: [422, 'name'],
    administratorsOnly: [422, 'permission'],
  },
  item: OwnRole,
  input: OwnRoleInput,
  list: { searchFields: ['name', 'description'], filters: ['basedOn'], orders: ['name'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    role: typeof OWN_ROLES
  }
}
