import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { atMost, faultsOf, isEmail, isPhoneOrNothing, required } from './faults.ts'

test('of several rules that a field breaks, the first speaks', () => {
  const rules = { name: [required('a'), atMost(3)], email: [isEmail], phone: [isPhoneOrNothing] }
  expect(faultsOf({ name: ' ', email: 'x', phone: 'call me' }, rules)).toEqual({
    name: { key: 'a' },
    email: { key: 'fields.emailInvalid' },
    phone: { key: 'fields.phoneInvalid' },
  })
  expect(faultsOf({ name: 'Amira', email: 'a@b.example', phone: '' }, rules)).toEqual({
    name: { key: 'fields.tooLong', params: { limit: 3 } },
  })
  expect(faultsOf({ name: 'Ali', email: ' a@b.example ', phone: '+216 71 000 000' }, rules)).toEqual({})
})

test('whatever a field holds, one of the sayings or none comes back', () => {
  fc.assert(
    fc.property(fc.string(), (value) =>
      ['fields.emailRequired', 'fields.emailInvalid', undefined].includes(
        (isEmail(value) as { key?: string } | undefined)?.key,
      ),
    ),
  )
})
