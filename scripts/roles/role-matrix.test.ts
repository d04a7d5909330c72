import { expect, test } from '@jest/globals'
import { PERMISSIONS } from '@comptoir/contracts/catalogue'
import { approvableOf } from '@comptoir/contracts/role-permissions'
import { ROLES } from '@comptoir/contracts/roles'
import { marksOf, ROLE_MATRIX } from './role-matrix.ts'

const permissions = [...PERMISSIONS].flatMap(([permission, roles]) =>
  ROLES.map((role, index) => ({ permission, role, index, isHeld: roles.includes(role) })),
)

test.each(permissions)('$permission of $role is as the table says', ({ permission, role, index, isHeld }) => {
  const marks = marksOf(permission)
  if (!marks) throw new Error(`${permission} has no row in scripts/roles/role-matrix.ts`)
  const mark = marks[index] ?? '-'
  expect(['x', 'o'].includes(mark)).toBe(isHeld)
  expect(mark === 'a').toBe(approvableOf(role, null).some((each) => each === permission))
})

test('the table has no row for what the contracts do not declare', () => {
  expect(Object.keys(ROLE_MATRIX).filter((permission) => !PERMISSIONS.has(permission))).toEqual([])
})
