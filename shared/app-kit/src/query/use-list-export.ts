import type { Located } from '@comptoir/contracts/declare'
import type { Permission } from '@comptoir/contracts/permissions'
import type { ExportFormat } from '@comptoir/contracts/export'
import type { ListQuery } from '@comptoir/contracts/schema'
import { useState } from 'react'
import { api } from '../http/api.ts'
import { pathOf } from '../http/company-path.ts'
import { exportSearchParams } from '../http/list-search-params.ts'
import { saveFile } from '../save-file.ts'
import { useHasPermission } from '../session/use-session.ts'
import { tellRefusal } from './use-save.ts'

/** What a list needs to be had as a file. */
export interface ListExport {
  /** Fetches the file and passes it to the browser's downloads; a refusal is shown in the server's words. */
  save: (format: ExportFormat) => Promise<void>
  /** The file that is being made; one at a time. */
  running: ExportFormat | null
}

/** A list that can be had as a file, by who may. */
type Exported = Located & { readonly permissions: { readonly export: Permission } }

/** The whole of a declared list as a file, as it is searched, filtered and sorted now; undefined for who may not have it. */
export function useListExport(of: Exported, query: ListQuery): ListExport | undefined {
  const isAllowed = useHasPermission(of.permissions.export)
  const [running, setRunning] = useState<ExportFormat | null>(null)
  const save = async (format: ExportFormat): Promise<void> => {
    setRunning(format)
    try {
      const { file, name } = await api.file(pathOf(of, 'export'), {
        searchParams: exportSearchParams(query, format),
      })
      saveFile(file, name ?? `${of.path}.${format}`)
    } catch (error) {
      tellRefusal(error)
    }
    setRunning(null)
  }
  return isAllowed ? { save, running } : undefined
}
