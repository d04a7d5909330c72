import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineResource } from '../../declare.ts'
import { MERGE_ERRORS } from '../../merge.ts'
import { EXPORTERS, ROLES } from '../../roles.ts'
import {
  BusinessDate,
  Id,
  Nullable,
  OptionalPhone,
  OptionalPostalCode,
  OptionalText,
  PositiveAmountMinor,
  ShortItem,
  Strict,
  Text,
} from '../../schema.ts'
import {
  ERASURE_ERRORS,
  MOST_OWN_ROWS,
  OptionalEmail,
  OWN_ROW_ERRORS,
  PartyAddress,
  PartyAddresses,
  PartyContact,
  PartyContacts,
  PaymentDays,
  PERSONAL_DATA_KEEPERS,
} from '../parties/index.ts'

export const ClientKind = Type.Union([Type.Literal('person'), Type.Literal('business')])
export const CertificateKind = Type.Union([Type.Literal('exemption'), Type.Literal('suspension')])

const certificate = { kind: CertificateKind, issuedOn: BusinessDate, validFrom: BusinessDate, validUntil: BusinessDate }

/** What the tax office gave a client: VAT is not charged between two days, both included. */
export const CertificateInput = Strict({ ...certificate, number: Text(60) })
export type Certificate = Static<typeof CertificateInput>
export const Certificate = Strict({ ...certificate, number: Type.String() })

const fields = {
  kind: ClientKind,
  code: Text(40),
  name: Text(120),
  phone: OptionalPhone(30),
  email: OptionalEmail,
  taxId: OptionalText(20),
  address: OptionalText(250),
  postalCode: OptionalPostalCode,
  city: OptionalText(80),
}

/** What is agreed with a client; null where nothing is. */
const terms = {
  paymentDays: Nullable(PaymentDays),
  isPaymentAtMonthEnd: Type.Boolean(),
  creditLimitMinor: Nullable(PositiveAmountMinor),
}

/** What is left out stays as it is. Terms and certificates are for those who may `credit`. */
export const ClientInput = Strict({
  id: Type.Optional(Id),
  ...fields,
  groupId: Type.Optional(Nullable(Id)),
  sectorId: Type.Optional(Nullable(Id)),
  paymentDays: Type.Optional(terms.paymentDays),
  isPaymentAtMonthEnd: Type.Optional(terms.isPaymentAtMonthEnd),
  creditLimitMinor: Type.Optional(terms.creditLimitMinor),
  addresses: Type.Optional(PartyAddresses),
  contacts: Type.Optional(PartyContacts),
  certificates: Type.Optional(Type.Array(CertificateInput, { maxItems: MOST_OWN_ROWS })),
  isActive: Type.Optional(Type.Boolean()),
})
export type ClientInput = Static<typeof ClientInput>

/** `isDefault` marks the walk-in client that a sale without a named client belongs to; there is exactly one. */
export const Client = Strict({
  id: Id,
  ...fields,
  code: Type.String(),
  name: Type.String(),
  phone: OptionalText(30),
  email: OptionalText(254),
  group: Nullable(ShortItem),
  sector: Nullable(ShortItem),
  ...terms,
  addresses: Type.Array(PartyAddress),
  contacts: Type.Array(PartyContact),
  certificates: Type.Array(Certificate),
  isDefault: Type.Boolean(),
  isActive: Type.Boolean(),
  version: Type.Integer(),
})
export type Client = Static<typeof Client>

/** Who buys. */
export const CLIENTS = defineResource({
  entity: 'client',
  path: 'clients',
  permissions: {
    read: ROLES,
    write: ['administrator', 'manager', 'cashier', 'accountant'],
    remove: ['administrator', 'manager', 'accountant'],
    export: EXPORTERS,
    /** Also terms, and making somebody inactive; an import sets all of them. */
    import: ['administrator', 'manager', 'accountant'],
    credit: ['administrator', 'manager', 'accountant'],
    personalData: PERSONAL_DATA_KEEPERS,
  },
  errors: {
    notFound: 404,
    codeTaken: [409, 'code'],
    inUse: [409, 'sales', 'returns', 'pointsOfSale', 'merged'],
    isDefault: 409,
    certificateEndsBefore: [422, 'number'],
    walkInMerged: 409,
    ...MERGE_ERRORS,
    ...OWN_ROW_ERRORS,
    ...ERASURE_ERRORS,
    walkInErased: 409,
    noPersonalData: 404,
    erasedAtShops: [409, 'pointsOfSale'],
    owes: [409, 'owedMinor'],
    inOpenSession: [409, 'documents'],
  },
  actions: ['merged', 'erased'],
  item: Client,
  input: ClientInput,
  list: {
    searchFields: ['code', 'name', 'phone', 'email', 'taxId'],
    filters: ['kind', 'group', 'sector', 'isActive'],
    orders: ['code', 'name', 'city'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    client: typeof CLIENTS
  }
}
