import type { Certificate } from '@comptoir/contracts/people/clients'

export const CERTIFICATE_KINDS = ['exemption', 'suspension'] as const satisfies readonly Certificate['kind'][]

/** Days before its end from which on a certificate ends soon: time enough to ask the tax office for another one. */
const NEAR_DAYS = 30
const DAY_MS = 86_400_000

export type CertificateState = 'notYet' | 'valid' | 'near' | 'over'

/** Whether a certificate counts on a day, `YYYY-MM-DD`; both its days are included. */
export function certificateState({ validFrom, validUntil }: Certificate, today: string): CertificateState {
  if (today > validUntil) return 'over'
  if (today < validFrom) return 'notYet'
  return Date.parse(validUntil) - Date.parse(today) < NEAR_DAYS * DAY_MS ? 'near' : 'valid'
}
