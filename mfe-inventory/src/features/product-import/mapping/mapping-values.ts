import type {
  CheckImportInput,
  ImportColumn,
  MatchBy,
  OnMatch,
  ProductImport,
} from '@comptoir/contracts/inventory/product-import'
import type { PriceBasis } from '@comptoir/contracts/inventory/products'
import { COLUMNS, UNMAPPED } from './columns.ts'

/** How a file is read, as the form holds it; named as the contract names it. */
export interface MappingValues {
  /** Our column to header of the file; null for a column that the file has not. */
  mapping: Record<ImportColumn, string | null>
  defaults: { price: number | null; priceBasis: PriceBasis; vatRate: string | null }
  matchBy: MatchBy
  onMatch: OnMatch
}

export function mappingValues({
  mapping,
  defaults,
  matchBy,
  onMatch,
}: Pick<ProductImport, 'mapping' | 'defaults' | 'matchBy' | 'onMatch'>): MappingValues {
  const { price = null, priceBasis = 'ttc', vatRate } = defaults
  return {
    mapping: { ...UNMAPPED, ...mapping },
    defaults: { price, priceBasis, vatRate: vatRate === undefined ? null : String(vatRate) },
    matchBy,
    onMatch,
  }
}

/** As it is sent: what was left open is left out. */
export function checkInput({
  mapping,
  defaults: { price, priceBasis, vatRate },
  matchBy,
  onMatch,
}: MappingValues): CheckImportInput {
  const mapped = COLUMNS.flatMap((column) => (mapping[column] === null ? [] : [[column, mapping[column]] as const]))
  return {
    mapping: Object.fromEntries(mapped),
    defaults: {
      ...(price === null ? {} : { price, priceBasis }),
      ...(vatRate === null ? {} : { vatRate: Number(vatRate) }),
    },
    matchBy,
    onMatch,
  }
}
