import type { Supplier, SUPPLIERS } from '@comptoir/contracts/people/suppliers'
import type { ValuesOf } from '@comptoir/platform/forms'

/** All that a person may change. */
export type SupplierValues = ValuesOf<typeof SUPPLIERS>

export const NEW_SUPPLIER: SupplierValues = {
  code: '',
  name: '',
  phone: null,
  email: null,
  taxId: null,
  address: null,
  postalCode: null,
  city: null,
  paymentDays: null,
  isPaymentAtMonthEnd: false,
  leadDays: null,
  addresses: [],
  contacts: [],
  isActive: true,
}

export function valuesOf({ id: _id, version: _version, ...supplier }: Supplier): SupplierValues {
  return supplier
}
