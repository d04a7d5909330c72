import { describe, expect, test } from '@jest/globals'
import { isSimplePin } from './pin.rules.ts'

describe('a PIN', () => {
  test.each([
    '0000',
    '77777777',
    '1212',
    '123123',
    '1234',
    '6789',
    '7890',
    '4321',
    '3210',
    '10987654',
    '12121',
    '1212121',
  ])('%s is too simple', (pin) => {
    expect(isSimplePin(pin)).toBe(true)
  })
  test.each(['2580', '1997', '4711', '80235', '90210'])('%s will do', (pin) => {
    expect(isSimplePin(pin)).toBe(false)
  })
})
