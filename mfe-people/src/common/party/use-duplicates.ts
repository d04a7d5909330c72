import { isPhone } from '@comptoir/contracts/phone'
import type { Located } from '@comptoir/contracts/declare'
import type { Duplicate, DuplicateKey, Duplicates } from '@comptoir/contracts/people/parties'
import { useCompanyQuery, useSettled } from '@comptoir/platform'

const PAUSE_MS = 400
const LEAST_TAX_ID = 6

export type Identifying = Readonly<Record<DuplicateKey, string | null>>

/** What is worth asking for: a text that is whole enough to belong to somebody. */
function askedOf({ taxId, phone, email }: Identifying, exceptId: string | undefined): URLSearchParams {
  const asked = new URLSearchParams()
  if (taxId !== null && taxId.trim().length >= LEAST_TAX_ID) asked.set('taxId', taxId.trim())
  if (phone !== null && phone.trim() !== '' && isPhone(phone)) asked.set('phone', phone.trim())
  if (email !== null && /^\S+@\S+\.\S+$/.test(email.trim())) asked.set('email', email.trim())
  if (asked.size > 0 && exceptId !== undefined) asked.set('exceptId', exceptId)
  return asked
}

/** Who has the same tax id, telephone or e-mail already, once the typing pauses. */
export function useDuplicates(of: Located, identifying: Identifying, exceptId?: string): readonly Duplicate[] {
  const asked = useSettled(askedOf(identifying, exceptId).toString(), PAUSE_MS)
  const { data } = useCompanyQuery<Duplicates>(of, ['duplicates'], {
    searchParams: new URLSearchParams(asked),
    enabled: asked !== '',
  })
  return asked === '' ? [] : (data?.data ?? [])
}
