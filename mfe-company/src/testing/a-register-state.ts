import type { RegisterState } from '@comptoir/contracts/company/register-states'

/** What a counter without a care reports. */
export const A_REPORT: NonNullable<RegisterState['report']> = {
  seenAt: '2026-11-22T12:00:00.000Z',
  seenBy: 'Amira Bouazizi',
  pageVersion: '0.1.0+1a2b3c4d',
  unsentCount: 0,
  oldestUnsentAt: null,
  clockAheadMs: 0,
  epoch: 2,
  printer: null,
  isSelling: false,
  isLocked: false,
  isTraining: false,
  unprovedAt: null,
}

/** A register of which nobody asked anything; name only what the test is about. */
export function aRegisterState(given: Partial<RegisterState> = {}): RegisterState {
  return {
    registerId: 'r1',
    registerName: 'Caisse 1',
    pointOfSaleId: 'p1',
    pointOfSaleName: 'La Marsa',
    numbering: 'register',
    epoch: 2,
    session: null,
    report: A_REPORT,
    lock: null,
    message: null,
    sync: null,
    ...given,
  }
}
