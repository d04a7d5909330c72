import { PERMISSIONS } from '@comptoir/contracts/catalogue'
import { OWN_ROLES, type OwnRole, type OwnRoleInput } from '@comptoir/contracts/company/roles'
import { ADMINISTRATORS_ONLY, APPROVABLE_NAMES, withImplied } from '@comptoir/contracts/role-permissions'
import type { TxCtx } from '../../../platform/context.ts'
import { casesOf, type Cases } from '../../../platform/resource/cases.ts'
import { declaredRefusal, refusingTaken } from '../../../platform/resource/refusals.ts'
import { deleteRow, insertRow, updateRow } from '../../../platform/resource/statements.ts'
import { findRole } from './roles.queries.ts'

const TABLE = { table: 'own_role', unique: { own_role_name_key: { reason: 'nameTaken', property: 'name' } } } as const

/** What can be done with a role of the company's own. A change holds from the next request of whoever has it. */
export const roleCases: Cases<OwnRole, OwnRoleInput> = casesOf<OwnRole, OwnRoleInput>(OWN_ROLES, {
  table: TABLE.table,
  usedBy: { users: 'app_user.role_id' },
  find: findRole,
  insert: (ctx, id, input) => {
    const values = { ...valuesOf(input), created_at: ctx.now }
    return refusingTaken(OWN_ROLES, TABLE, input, () => insertRow(ctx, TABLE.table, id, values))
  },
  update: (ctx, id, input, version) =>
    refusingTaken(OWN_ROLES, TABLE, input, () => updateRow(ctx, TABLE.table, { id, version }, valuesOf(input))),
  delete: (ctx: TxCtx, id, version) => deleteRow(ctx, TABLE.table, { id, version }),
})

function valuesOf({ name, description, basedOn, permissions, approvals = [] }: OwnRoleInput) {
  refuseUngivable(permissions)
  return {
    name: name.trim(),
    description: description?.trim() || null,
    based_on: basedOn,
    permissions: withImplied(permissions, [...PERMISSIONS.keys()]),
    approvals: APPROVABLE_NAMES.filter((name) => approvals.includes(name) && !permissions.includes(name)),
  }
}

/** Only what contracts declare, and nothing by which somebody could give themselves the rest. */
function refuseUngivable(permissions: readonly string[]): void {
  const unknown = permissions.find((permission) => !PERMISSIONS.has(permission))
  if (unknown !== undefined) throw declaredRefusal(OWN_ROLES, 'permissionUnknown', { name: unknown }, '/permissions')
  const reserved = permissions.find((permission) => ADMINISTRATORS_ONLY.includes(permission))
  if (reserved !== undefined)
    throw declaredRefusal(OWN_ROLES, 'administratorsOnly', { permission: reserved }, '/permissions')
}
