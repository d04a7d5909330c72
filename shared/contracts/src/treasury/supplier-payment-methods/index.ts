import { defineResource } from '../../declare.ts'
import { METHOD_LIST, PaymentMethodInput, PaymentMethodItem } from '../../payment-kinds.ts'
import { EXPORTERS, TREASURY_KEEPERS, TREASURY_READERS } from '../../roles.ts'

/** The ways in which the company pays its suppliers. */
export const SUPPLIER_PAYMENT_METHODS = defineResource({
  entity: 'supplierPaymentMethod',
  path: 'supplier-payment-methods',
  permissions: { read: TREASURY_READERS, write: TREASURY_KEEPERS, export: EXPORTERS },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
  },
  item: PaymentMethodItem,
  input: PaymentMethodInput,
  list: METHOD_LIST,
})

declare module '../../declare.ts' {
  interface Declarations {
    supplierPaymentMethod: typeof SUPPLIER_PAYMENT_METHODS
  }
}
