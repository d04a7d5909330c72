import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { MOST_TRIES, waitsFor, type Tries } from './sign-in-throttle.rules.ts'

const aCount = fc.nat({ max: 1000 })
const aStranger: fc.Arbitrary<Tries> = fc.record({ email: aCount, address: aCount, device: fc.constant(null) })
const aKnownDevice = fc.record({ email: aCount, address: aCount, device: fc.integer({ min: 1, max: 1000 }) })

test('whatever others do to an e-mail or an address, a device that signed in before is judged by its own tries', () => {
  fc.assert(
    fc.property(aKnownDevice, aCount, aCount, (tries, email, address) => {
      expect(waitsFor({ ...tries, email, address })).toBe(waitsFor(tries))
      expect(waitsFor(tries) === null).toBe(tries.device <= MOST_TRIES.device)
    }),
  )
})

test('a stranger has ten tries on an e-mail and a hundred from an address, and no device of somebody else helps', () => {
  fc.assert(
    fc.property(aStranger, (tries) => {
      expect(waitsFor(tries) === null).toBe(tries.email <= 10 && tries.address <= 100)
    }),
  )
})

test('one more try never lets anybody in earlier', () => {
  const more = (tries: Tries): Tries => ({
    email: tries.email + 1,
    address: tries.address + 1,
    device: tries.device === null ? null : tries.device + 1,
  })
  fc.assert(
    fc.property(fc.oneof(aStranger, aKnownDevice), (tries) => {
      if (waitsFor(tries) !== null) expect(waitsFor(more(tries))).not.toBeNull()
    }),
  )
})

test('an address is given more room than an e-mail: a shop shares one', () => {
  expect(waitsFor({ email: 1, address: 50, device: null })).toBeNull()
  expect(waitsFor({ email: 11, address: 11, device: null })).toBe('email')
  expect(waitsFor({ email: 1, address: 101, device: null })).toBe('address')
})
