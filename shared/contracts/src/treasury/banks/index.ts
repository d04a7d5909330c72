import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Nullable, OptionalText, Strict, Text } from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { EXPORTERS, TREASURY_KEEPERS, TREASURY_READERS } from '../../roles.ts'

const fields = {
  /** The two digits that a Tunisian account of the bank begins with; null for a bank elsewhere. */
  ribCode: Nullable(Type.String({ pattern: '^[0-9]{2}$' })),
  bic: OptionalText(11),
}

export const BankInput = Strict({
  id: Type.Optional(Id),
  name: Text(80),
  ...fields,
  isActive: Type.Optional(Type.Boolean()),
})
export type BankInput = Static<typeof BankInput>

export const Bank = Strict({
  id: Id,
  name: Type.String(),
  ...fields,
  isActive: Type.Boolean(),
  accountCount: Type.Integer(),
  version: Type.Integer(),
})
export type Bank = Static<typeof Bank>

/** What the short list gives: the code finds the bank of a RIB. */
export const BankChoice = Strict({ id: Id, name: Type.String(), ribCode: fields.ribCode })
export type BankChoice = Static<typeof BankChoice>

/** The banks that a company has accounts with, unique by name and by code. */
export const BANKS = defineResource({
  entity: 'bank',
  path: 'banks',
  permissions: { read: TREASURY_READERS, write: TREASURY_KEEPERS, export: EXPORTERS },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    codeTaken: [409, 'ribCode'],
    inUse: [409, 'accounts'],
  },
  item: Bank,
  input: BankInput,
  list: { searchFields: ['name', 'bic', 'ribCode'], filters: ['isActive'], orders: ['name', 'ribCode'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    bank: typeof BANKS
  }
}
