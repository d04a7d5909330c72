import * as Type from 'typebox'
import type { Static } from 'typebox'
import { CURRENCIES as KNOWN, type Currency as Code } from '@comptoir/money'
import { Id, OneOf, Strict } from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { EXPORTERS, TREASURY_KEEPERS, TREASURY_READERS } from '../../roles.ts'

/** Every currency whose minor unit is known, by its ISO 4217 code. */
export const CURRENCY_CODES = Object.keys(KNOWN) as Code[]

const fields = { code: OneOf(CURRENCY_CODES) }

export const CurrencyInput = Strict({
  id: Type.Optional(Id),
  ...fields,
  isActive: Type.Optional(Type.Boolean()),
  isCashAccepted: Type.Optional(Type.Boolean()),
})
export type CurrencyInput = Static<typeof CurrencyInput>

export const Currency = Strict({
  id: Id,
  ...fields,
  isActive: Type.Boolean(),
  /** Whether registers take its notes and coins, at the rate of the day. The company's own are taken anyhow. */
  isCashAccepted: Type.Boolean(),
  rateCount: Type.Integer(),
  version: Type.Integer(),
})
export type Currency = Static<typeof Currency>

/** The currencies that a company uses, its own among them, which stays and stays active. */
export const CURRENCIES = defineResource({
  entity: 'currency',
  path: 'currencies',
  permissions: { read: TREASURY_READERS, write: TREASURY_KEEPERS, export: EXPORTERS },
  errors: {
    notFound: 404,
    codeTaken: [409, 'code'],
    inUse: [409, 'rates', 'accounts'],
    /** The company's own currency stays what it is, and active. */
    isDefault: [409, 'code'],
    /** It has rates or accounts: they are of this currency. */
    codeUsed: [409, 'code'],
  },
  item: Currency,
  input: CurrencyInput,
  list: { searchFields: ['code'], filters: ['isActive'], orders: ['code'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    currency: typeof CURRENCIES
  }
}
