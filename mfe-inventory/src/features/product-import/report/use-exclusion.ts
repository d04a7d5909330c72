import type { ExcludeRowsInput, ProductImport } from '@comptoir/contracts/inventory/product-import'
import { useSave } from '@comptoir/platform'
import { useTakeImport } from '../import-queries.ts'
import { excludeRows } from '../product-import.api.ts'

interface Exclusion {
  isExcluded: boolean
  rows?: number[]
  kinds?: ('created' | 'changed')[]
}

/** Leaving rows out of an import, or taking them in again: by their numbers, or all of some kinds. */
export function useExclusion({ id }: ProductImport) {
  const { save, isSaving } = useSave(
    async ({ isExcluded, rows, kinds = [] }: Exclusion) => {
      const steps: ExcludeRowsInput['rows'][] = rows ? [rows] : kinds
      let latest: ProductImport | null = null
      for (const step of steps) latest = await excludeRows(id, { isExcluded, rows: step })
      return latest
    },
    { onSaved: useTakeExcluded() },
  )
  return { exclude: save, isSaving }
}

function useTakeExcluded(): (record: ProductImport | null) => void {
  const take = useTakeImport()
  return (record) => {
    if (record) take(record)
  }
}
