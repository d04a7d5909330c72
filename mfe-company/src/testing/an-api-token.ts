import type { ApiToken } from '@comptoir/contracts/company/api-tokens'
import { newId } from '@comptoir/platform'

/** A token that works; name only what the test is about. */
export function anApiToken(given: Partial<ApiToken> = {}): ApiToken {
  return {
    id: newId(),
    name: 'Online shop',
    ending: '9xYz',
    user: { id: newId(), name: 'Amira Gharbi' },
    permissions: ['products.read', 'sales.read'],
    expiresOn: '2027-02-28',
    state: 'active',
    lastUsedAt: '2026-11-25T09:30:00.000Z',
    createdAt: '2026-11-20T08:00:00.000Z',
    ...given,
  }
}
