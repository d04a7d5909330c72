import * as Type from 'typebox'
import type { Static } from 'typebox'
import { CURRENCIES, type Currency } from '@comptoir/money'
import { Id, OneOf, OptionalText, ShortItem, Strict, Text } from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { EXPORTERS, TREASURY_KEEPERS, TREASURY_READERS } from '../../roles.ts'

/** Every currency whose minor unit is known. */
export const ACCOUNT_CURRENCIES = Object.keys(CURRENCIES) as Currency[]

const fields = {
  /** What the office of the bank that keeps the account is called. */
  agency: OptionalText(80),
  /** Kept without spaces. Its form and key are pointed out where they look wrong, and never refused. */
  rib: OptionalText(34),
  /** The same of an IBAN. */
  iban: OptionalText(42),
  currency: OneOf(ACCOUNT_CURRENCIES),
}

export const BankAccountInput = Strict({
  id: Type.Optional(Id),
  name: Text(80),
  bankId: Id,
  ...fields,
  isActive: Type.Optional(Type.Boolean()),
})
export type BankAccountInput = Static<typeof BankAccountInput>

export const BankAccount = Strict({
  id: Id,
  name: Type.String(),
  bank: ShortItem,
  ...fields,
  isActive: Type.Boolean(),
  version: Type.Integer(),
})
export type BankAccount = Static<typeof BankAccount>

/** The accounts of a company, unique by name; a RIB or an IBAN names one account. */
export const BANK_ACCOUNTS = defineResource({
  entity: 'bankAccount',
  path: 'bank-accounts',
  permissions: { read: TREASURY_READERS, write: TREASURY_KEEPERS, export: EXPORTERS },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    ribTaken: [409, 'rib'],
    ibanTaken: [409, 'iban'],
  },
  item: BankAccount,
  input: BankAccountInput,
  list: {
    searchFields: ['name', 'rib', 'iban', 'agency'],
    filters: ['bank', 'isActive'],
    orders: ['name', 'currency'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    bankAccount: typeof BANK_ACCOUNTS
  }
}
