import type { ExcludeRowsInput } from '@comptoir/contracts/platform/import-files'
import { useSave } from './use-save.ts'

/** Rows by their numbers, or all of some kinds. */
export interface RowExclusion {
  isExcluded: boolean
  rows?: number[]
  kinds?: ('created' | 'changed')[]
}

/**
 * Leaving rows out of an import, or taking them in again.
 *
 * @param write one step of it, which gives the import as it is then
 * @param take shows what came of the last step
 */
export function useRowExclusion<Import>(
  write: (input: ExcludeRowsInput) => Promise<Import>,
  take: (record: Import) => void,
) {
  const { save, isSaving } = useSave(
    async ({ isExcluded, rows, kinds = [] }: RowExclusion) => {
      const steps: ExcludeRowsInput['rows'][] = rows ? [rows] : kinds
      let latest: Import | null = null
      for (const step of steps) latest = await write({ isExcluded, rows: step })
      return latest
    },
    {
      onSaved: (record) => {
        if (record) take(record)
      },
    },
  )
  return { exclude: save, isSaving }
}
