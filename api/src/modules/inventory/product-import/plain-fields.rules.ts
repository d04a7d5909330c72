import type { ImportColumn, RowProblemName } from '@comptoir/contracts/inventory/product-import'
import type { ProductFields } from '@comptoir/contracts/inventory/product-changes'
import { LANGUAGES, phrase } from '@comptoir/i18n'
import {
  LARGEST_PRICE_MICRO,
  LARGEST_QUANTITY_MILLI,
  numberFromMicro,
  numberFromMilli,
  parseDecimal,
} from '@comptoir/money'
import { EXPORT_WORDS } from '../../../platform/export/export-words.ts'
import { flagReader, squeezed } from '../../../platform/import-files/said.ts'
import type { KnownProduct } from '../products/index.ts'

/** Fields of a product that a cell says alone: a name, a figure or a flag, whatever the other cells say. */
export type PlainFields = Pick<
  ProductFields,
  | 'designationEn'
  | 'designationAr'
  | 'isFodec'
  | 'purchasePriceMicro'
  | 'minimumStockMilli'
  | 'location'
  | 'packageQuantity'
  | 'tracking'
  | 'lotsExpire'
  | 'shelfLifeDays'
  | 'isActive'
>

type Value = string | number | boolean

/** How a column of a file is one field of a product. */
export interface PlainField {
  column: ImportColumn
  field: keyof PlainFields
  /** The value of a cell that is not empty, or what is wrong with it. */
  read(text: string): { value: Value } | { problem: RowProblemName }
  /** A value as the report tells it: figures as decimals with a dot. */
  told(value: Value): string
}

const MOST = { name: 250, location: 80, package: 1_000_000 } as const
const MILLI = 1000

function textField(column: ImportColumn, field: keyof PlainFields, most: number): PlainField {
  return {
    column,
    field,
    read: (text) => ([...text].length > most ? { problem: 'textTooLong' } : { value: text }),
    told: String,
  }
}

/** A flag as our own files write it in any language, or as other programs do. */
export function flagField(
  column: ImportColumn,
  field: keyof PlainFields,
  words: readonly [yes: string[], no: string[]],
): PlainField {
  const read = flagReader(words)
  return {
    column,
    field,
    read: (text) => {
      const value = read(text)
      return value === null ? { problem: 'flagInvalid' } : { value }
    },
    told: (value) => (value === true ? 'yes' : 'no'),
  }
}

export const YES_NO: [string[], string[]] = [Object.values(EXPORT_WORDS.yes), Object.values(EXPORT_WORDS.no)]
const sayings = (key: string): string[] => LANGUAGES.map((language) => phrase(language, key))

/** All of them: a field that is added to products is added here, to the columns of the contract and to the export. */
export const PLAIN_FIELDS: readonly PlainField[] = [
  textField('designationEn', 'designationEn', MOST.name),
  textField('designationAr', 'designationAr', MOST.name),
  flagField('isFodec', 'isFodec', YES_NO),
  {
    column: 'purchasePrice',
    field: 'purchasePriceMicro',
    read: (text) => {
      const micro = parseDecimal(text, 6)
      if (micro !== null && micro < 0) return { problem: 'priceNegative' }
      return micro === null || micro > LARGEST_PRICE_MICRO ? { problem: 'priceInvalid' } : { value: micro }
    },
    told: (value) => String(numberFromMicro(Number(value))),
  },
  {
    column: 'minimumStock',
    field: 'minimumStockMilli',
    read: (text) => {
      const milli = parseDecimal(text, 3)
      const isQuantity = milli !== null && milli >= 0 && milli <= LARGEST_QUANTITY_MILLI
      return isQuantity ? { value: milli } : { problem: 'quantityInvalid' }
    },
    told: (value) => String(numberFromMilli(Number(value))),
  },
  textField('location', 'location', MOST.location),
  {
    column: 'packageQuantity',
    field: 'packageQuantity',
    read: (text) => {
      const milli = parseDecimal(text, 3)
      const isCount = milli !== null && milli % MILLI === 0 && milli >= MILLI && milli <= MOST.package * MILLI
      return isCount ? { value: milli / MILLI } : { problem: 'quantityInvalid' }
    },
    told: String,
  },
  flagField('isActive', 'isActive', [
    [...YES_NO[0], ...sayings('common.active')],
    [...YES_NO[1], ...sayings('common.inactive')],
  ]),
]

/** Whether a field of the catalogue is already as a cell says. */
export function saysTheSame({ field }: PlainField, known: KnownProduct, value: Value): boolean {
  const before = known[field]
  return typeof before === 'string' ? squeezed(before) === value : before === value
}
