import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineResource } from '../../declare.ts'
import { MERGE_ERRORS } from '../../merge.ts'
import { CATALOGUE_EXPORTERS } from '../../roles.ts'
import { Id, Nullable, OptionalPhone, OptionalPostalCode, OptionalText, Strict, Text } from '../../schema.ts'
import {
  ERASURE_ERRORS,
  OptionalEmail,
  OWN_ROW_ERRORS,
  PartyAddress,
  PartyAddresses,
  PartyContact,
  PartyContacts,
  PaymentDays,
  PERSONAL_DATA_KEEPERS,
} from '../parties/index.ts'

const fields = {
  code: Text(40),
  name: Text(120),
  phone: OptionalPhone(30),
  email: OptionalEmail,
  taxId: OptionalText(20),
  address: OptionalText(250),
  postalCode: OptionalPostalCode,
  city: OptionalText(80),
  /** Null where nothing is agreed. */
  paymentDays: Nullable(PaymentDays),
  isPaymentAtMonthEnd: Type.Boolean(),
  /** Days from an order until the goods are there; null where it is not known. */
  leadDays: Nullable(Type.Integer({ minimum: 0, maximum: 365 })),
}

/** Addresses and contacts that are left out stay as they are. */
export const SupplierInput = Strict({
  id: Type.Optional(Id),
  ...fields,
  addresses: Type.Optional(PartyAddresses),
  contacts: Type.Optional(PartyContacts),
  isActive: Type.Optional(Type.Boolean()),
})
export type SupplierInput = Static<typeof SupplierInput>

export const Supplier = Strict({
  id: Id,
  ...fields,
  code: Type.String(),
  name: Type.String(),
  phone: OptionalText(30),
  email: OptionalText(254),
  addresses: Type.Array(PartyAddress),
  contacts: Type.Array(PartyContact),
  isActive: Type.Boolean(),
  version: Type.Integer(),
})
export type Supplier = Static<typeof Supplier>

/** From whom the company buys. */
export const SUPPLIERS = defineResource({
  entity: 'supplier',
  path: 'suppliers',
  permissions: {
    read: ['administrator', 'manager', 'stockKeeper', 'accountant', 'readOnly'],
    write: ['administrator', 'manager', 'stockKeeper', 'accountant'],
    remove: ['administrator', 'manager', 'accountant'],
    export: CATALOGUE_EXPORTERS,
    import: ['administrator', 'manager', 'accountant'],
    personalData: PERSONAL_DATA_KEEPERS,
  },
  errors: { notFound: 404, codeTaken: [409, 'code'], ...MERGE_ERRORS, ...OWN_ROW_ERRORS, ...ERASURE_ERRORS },
  actions: ['merged', 'erased'],
  item: Supplier,
  input: SupplierInput,
  list: {
    searchFields: ['code', 'name', 'phone', 'email', 'taxId'],
    filters: ['isActive'],
    orders: ['code', 'name', 'city'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    supplier: typeof SUPPLIERS
  }
}
