import type { Client, CLIENTS } from '@comptoir/contracts/people/clients'
import type { ValuesOf } from '@comptoir/platform/forms'

/** All that a person may change. */
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
  groupId: null,
  sectorId: null,
  paymentDays: null,
  isPaymentAtMonthEnd: false,
  creditLimitMinor: null,
  addresses: [],
  contacts: [],
  certificates: [],
  isActive: true,
}

export function valuesOf({
  id: _id,
  version: _version,
  isDefault: _isDefault,
  group,
  sector,
  ...client
}: Client): ClientValues {
  return { ...client, groupId: group?.id ?? null, sectorId: sector?.id ?? null }
}
