import { expect, test } from '@jest/globals'
import { certificateState } from './certificate-state.ts'

const certificate = {
  kind: 'suspension',
  number: '12/2026',
  issuedOn: '2026-01-05',
  validFrom: '2026-01-10',
  validUntil: '2026-12-31',
} as const

test.each([
  ['2026-01-09', 'notYet'],
  ['2026-01-10', 'valid'],
  ['2026-12-01', 'valid'],
  ['2026-12-02', 'near'],
  ['2026-12-31', 'near'],
  ['2027-01-01', 'over'],
])('on %s a certificate of 2026 is %s', (today, state) => {
  expect(certificateState(certificate, today)).toBe(state)
})
