import { defineResource } from '../../declare.ts'
import { CLIENT_METHODS } from '../../payment-rules.ts'
import { METHOD_LIST, PaymentMethodInput, PaymentMethodItem } from '../../payment-kinds.ts'
import { EXPORTERS, ROLES, TREASURY_KEEPERS } from '../../roles.ts'

/** The ways in which clients may pay. A company always has exactly one of the kind cash, by which the drawer is counted. */
export const PAYMENT_METHODS = defineResource({
  entity: 'paymentMethod',
  path: CLIENT_METHODS.path,
  permissions: { read: ROLES, write: TREASURY_KEEPERS, export: EXPORTERS },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    inUse: [409, 'movements'],
    /** Of a document that is paid by one that is not there, or is inactive. */
    notOffered: 422,
    /** The method cash stays, stays active and stays cash. */
    cashStays: 409,
    /** There is one of the kind cash already. */
    cashTaken: 409,
    /** Money has moved by it: what it is stays as it is. */
    kindUsed: [409, 'name'],
  },
  item: PaymentMethodItem,
  input: PaymentMethodInput,
  list: METHOD_LIST,
})

declare module '../../declare.ts' {
  interface Declarations {
    paymentMethod: typeof PAYMENT_METHODS
  }
}
