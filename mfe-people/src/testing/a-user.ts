import type { User } from '@comptoir/contracts/company/users'
import { newId } from '@comptoir/platform'

/** A cashier of one shop who has joined; name only what the test is about. */
export function aUserOf(given: Partial<User> = {}): User {
  return {
    id: newId(),
    name: 'Sonia Trabelsi',
    email: 'sonia@example.tn',
    role: 'cashier',
    ownRole: null,
    hasAllPointsOfSale: false,
    pointsOfSale: [{ id: newId(), name: 'La Marsa' }],
    isActive: true,
    state: 'active',
    invitationEndsAt: null,
    lastSignInAt: '2026-11-20T09:15:00.000Z',
    mayChange: true,
    version: 3,
    ...given,
  }
}
