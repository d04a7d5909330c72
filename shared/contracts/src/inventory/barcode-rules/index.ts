import * as Type from 'typebox'
import type { Static } from 'typebox'
import { BARCODE_PATTERN, MOST_UNIT_DECIMALS } from '@comptoir/money'
import { defineResource } from '../../declare.ts'
import { CATALOGUE_EXPORTERS, MANAGERS, ROLES } from '../../roles.ts'
import { Id, Strict, Text } from '../../schema.ts'

const fields = {
  /** Rules are tried from the lowest; the first that fits decides. */
  position: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** Of weight or price, `W` or `P` in the pattern. */
  decimals: Type.Integer({ minimum: 0, maximum: MOST_UNIT_DECIMALS }),
}

export const BarcodeRuleInput = Strict({
  id: Type.Optional(Id),
  name: Text(80),
  /** Thirteen places, such as `21IIIIIWWWWWC`; its letters say what the codes are for. */
  pattern: Type.String({ pattern: BARCODE_PATTERN, maxLength: 13 }),
  ...fields,
  isActive: Type.Optional(Type.Boolean()),
})
export type BarcodeRuleInput = Static<typeof BarcodeRuleInput>

export const BarcodeRule = Strict({
  id: Id,
  name: Type.String(),
  pattern: Type.String(),
  ...fields,
  isActive: Type.Boolean(),
  version: Type.Integer(),
})
export type BarcodeRule = Static<typeof BarcodeRule>

/** A barcode that no product has and that is given to nobody else. */
export const GivenBarcode = Strict({ barcode: Type.String() })
export type GivenBarcode = Static<typeof GivenBarcode>

/** How the barcodes that a company gives out itself are laid out: its own, and those of its scales. */
export const BARCODE_RULES = defineResource({
  entity: 'barcodeRule',
  path: 'barcode-rules',
  permissions: { read: ROLES, write: MANAGERS, export: CATALOGUE_EXPORTERS },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    inUse: 409,
    noneToGive: 409,
    usedUp: [409, 'name'],
  },
  item: BarcodeRule,
  input: BarcodeRuleInput,
  list: { searchFields: ['name', 'pattern'], filters: ['isActive'], orders: ['position', 'name'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    barcodeRule: typeof BARCODE_RULES
  }
}
