import type { Client, CLIENTS } from '@comptoir/contracts/people/clients'
import type { ValuesOf } from '@comptoir/platform/forms'

/** What the form holds of a client: all that a person may change. */
export type ClientValues = ValuesOf<typeof CLIENTS>

export const NEW_CLIENT: ClientValues = {
  kind: 'person',
  code: '',
  name: '',
  phone: null,
  email: null,
  taxId: null,
  address: null,
  postalCode: null,
  city: null,
  isActive: true,
}

export function valuesOf({
  kind,
  code,
  name,
  phone,
  email,
  taxId,
  address,
  postalCode,
  city,
  isActive,
}: Client): ClientValues {
  return { kind, code, name, phone, email, taxId, address, postalCode, city, isActive }
}
