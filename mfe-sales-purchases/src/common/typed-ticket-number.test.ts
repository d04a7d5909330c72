import { describe, expect, test } from '@jest/globals'
import { typedTicketNumber } from './typed-ticket-number.ts'

describe('the number of a ticket', () => {
  test.each([
    ['TIC-LM2-000042', 'TIC-LM2-000042'],
    [' tic-lm2-000042 ', 'TIC-LM2-000042'],
    ['tic lm2 42', 'TIC-LM2-000042'],
    ['TICLM2-000042', 'TIC-LM2-000042'],
    ['LM2-000042', 'TIC-LM2-000042'],
    ['lm2 000042', 'TIC-LM2-000042'],
    ['LM2.3-000042', 'TIC-LM2.3-000042'],
    ['TIC-LM2-1000042', 'TIC-LM2-1000042'],
  ])('is read from %p', (text, number) => {
    expect(typedTicketNumber(text)).toBe(number)
  })

  test.each(['A4 80', 'EPI-00412', '6191234500012', 'eau 000500', 'LM2', 'TIC', '', '3*eau', 'RET LM2 000001'])(
    'is not %p among products',
    (text) => {
      expect(typedTicketNumber(text)).toBeNull()
    },
  )

  test('may be short where one is asked for', () => {
    expect(typedTicketNumber('lm2 42', { isAsked: true })).toBe('TIC-LM2-000042')
    expect(typedTicketNumber('42', { isAsked: true })).toBeNull()
  })
})
