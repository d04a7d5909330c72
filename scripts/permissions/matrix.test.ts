import { expect, test } from '@jest/globals'
import type { Operation } from '../fuzz/openapi.ts'
import { ASKERS, declaredTo, differences, type Asker, type Verdict } from './matrix.ts'

function anOperation(permission: string, path = '/api/{companyId}/users'): Operation {
  return { name: `GET ${path}`, method: 'GET', path, query: {}, body: null, responses: {}, permission }
}

function told(operation: Operation): Record<Asker, Verdict> {
  return Object.fromEntries(ASKERS.map((asker) => [asker, declaredTo(operation, asker)])) as Record<Asker, Verdict>
}

test('a permission admits the roles that hold it, in their own company', () => {
  expect(told(anOperation('users.write'))).toEqual({
    nobody: 'signedOut',
    stranger: 'unknown',
    administrator: 'admitted',
    manager: 'admitted',
    cashier: 'forbidden',
    stockKeeper: 'forbidden',
    accountant: 'forbidden',
    readOnly: 'forbidden',
    own: 'forbidden',
  })
})

test('a role of the company’s own admits to what it was given, and to what that brings along', () => {
  expect(declaredTo(anOperation('brands.write'), 'own')).toBe('admitted')
  expect(declaredTo(anOperation('clients.read'), 'own')).toBe('admitted')
  expect(declaredTo(anOperation('clients.write'), 'own')).toBe('forbidden')
})

test.each([
  ['public', 'admitted', 'admitted'],
  ['signedIn', 'signedOut', 'admitted'],
  ['superAdministrator', 'signedOut', 'forbidden'],
  ['publisher', 'signedOut', 'forbidden'],
] as const)('%s: nobody is %s, an administrator %s', (permission, nobody, administrator) => {
  expect(told(anOperation(permission, '/api/things'))).toMatchObject({ nobody, administrator })
})

test('a cell that is observed otherwise is a difference', () => {
  const operation = anOperation('users.write')
  const declared = told(operation)
  expect(differences({ operation, declared, observed: declared })).toEqual([])
  expect(differences({ operation, declared, observed: { ...declared, cashier: 'admitted' } })).toEqual([
    'GET /api/{companyId}/users (users.write): cashier admitted, declared forbidden',
  ])
})
