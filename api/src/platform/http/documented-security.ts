import { isGrantable } from '@comptoir/contracts/company/api-tokens'
import type { Access } from '../auth/plugin.ts'

const BEARER = { type: 'http', scheme: 'bearer' } as const

/** The credentials of the API, all of them sent as `Authorization: Bearer …`. */
export const SECURITY_SCHEMES = {
  session: {
    ...BEARER,
    bearerFormat: 'JWT',
    description: 'The access token of a person who is signed in, for ten minutes',
  },
  apiToken: {
    ...BEARER,
    bearerFormat: 'comptoir_…',
    description: 'A token of a company: in the name of a user, for some permissions, until a day',
  },
  publishToken: { ...BEARER, bearerFormat: 'crt_…', description: 'A token that publishes one remote' },
} as const

type Requirement = Partial<Record<keyof typeof SECURITY_SCHEMES, readonly string[]>>

/** By which credentials a route is called, one of them; none where it is open to everybody. */
export function securityOf(access: Access | undefined, address: string): readonly Requirement[] {
  if (access === undefined || access === 'public') return []
  if (access === 'publisher') return [{ session: [] }, { publishToken: [] }]
  const isForTokens = address.includes('{companyId}') && access.includes('.') && isGrantable(access)
  return [{ session: [] }, ...(isForTokens ? [{ apiToken: [] }] : [])]
}
