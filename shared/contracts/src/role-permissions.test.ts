import { expect, test } from '@jest/globals'
import { PERMISSIONS } from './catalogue.ts'
import { ADMINISTRATORS_ONLY, BASIC_PERMISSIONS, withImplied } from './role-permissions.ts'

const ALL = [...PERMISSIONS.keys()]

test('whoever may change something may look at it, and every role has what no page does without', () => {
  expect(withImplied(['brands.write', 'labels.print'], ALL).sort()).toEqual(
    [...BASIC_PERMISSIONS, 'brands.read', 'brands.write', 'labels.print'].sort(),
  )
})

test('what is named here is declared', () => {
  for (const permission of [...BASIC_PERMISSIONS, ...ADMINISTRATORS_ONLY]) expect(ALL).toContain(permission)
})

test('what every role has is held by all built-in ones, and what is the administrator’s by no other', () => {
  for (const permission of BASIC_PERMISSIONS) expect(PERMISSIONS.get(permission)?.length).toBe(6)
  for (const permission of ADMINISTRATORS_ONLY) expect(PERMISSIONS.get(permission)).toEqual(['administrator'])
})
