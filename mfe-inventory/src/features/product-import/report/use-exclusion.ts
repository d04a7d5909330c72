import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { useRowExclusion } from '@comptoir/platform/forms'
import { useTakeImport } from '../import-queries.ts'
import { excludeRows } from '../product-import.api.ts'

/** Leaving rows out of an import, or taking them in again: by their numbers, or all of some kinds. */
export function useExclusion({ id }: ProductImport) {
  return useRowExclusion((input) => excludeRows(id, input), useTakeImport())
}
