import {
  PRODUCT_IMPORT,
  type CheckImportInput,
  type FileReading,
  type ImportReportRow,
  type ProductImport,
  type ReportScope,
} from '@comptoir/contracts/inventory/product-import'
import type { ExcludeRowsInput } from '@comptoir/contracts/platform/import-files'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { api, pathOf } from '@comptoir/platform'

const path = (...parts: string[]): string => pathOf(PRODUCT_IMPORT, ...parts)

/** How a file is to be read, where its sender knows better than its looks. */
export type WantedReading = Partial<Pick<FileReading, 'encoding' | 'delimiter' | 'sheet'>>

export interface Upload {
  file: File
  /** An archive of pictures. */
  pictures?: File | null
  /** Gets the opening stock. */
  pointOfSaleId: string
  wanted?: WantedReading
  /** The import of the same file that this one stands for. */
  replaces?: string
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/** Sends a catalogue file; its dry run begins by itself where the headers say enough. */
export function uploadImport({
  file,
  pictures,
  pointOfSaleId,
  wanted = {},
  replaces,
  onProgress,
  signal,
}: Upload): Promise<ProductImport> {
  const form = new FormData()
  form.append('pointOfSaleId', pointOfSaleId)
  for (const [name, value] of Object.entries({ ...wanted, replaces })) if (value) form.append(name, value)
  form.append('file', file)
  if (pictures) form.append('pictures', pictures)
  return api.upload<ProductImport>(path(), form, { onProgress, signal })
}

export function listImports(signal: AbortSignal): Promise<ProductImport[]> {
  return api.get<ProductImport[]>(path(), { signal })
}

export function getImport(id: string, signal: AbortSignal): Promise<ProductImport> {
  return api.get<ProductImport>(path(id), { signal })
}

export function checkImport(id: string, input: CheckImportInput): Promise<ProductImport> {
  return api.post<ProductImport>(path(id, 'check'), input)
}

/** Leaves rows out of an import that waits to be confirmed, or takes them in again. */
export function excludeRows(id: string, input: ExcludeRowsInput): Promise<ProductImport> {
  return api.post<ProductImport>(path(id, 'exclude'), input)
}

export function applyImport(id: string): Promise<ProductImport> {
  return api.post<ProductImport>(path(id, 'apply'))
}

/** Removes an import with its report; what it brought into the catalogue stays. */
export function removeImport(id: string): Promise<undefined> {
  return api.delete(path(id))
}

export interface ReportPage {
  only: ReportScope
  page: number
  limit: number
}

export function getReport(
  id: string,
  { only, page, limit }: ReportPage,
  signal: AbortSignal,
): Promise<PaginatedOf<ImportReportRow>> {
  const searchParams = new URLSearchParams({ only, page: String(page), limit: String(limit) })
  return api.get<PaginatedOf<ImportReportRow>>(path(id, 'report'), { searchParams, signal })
}

export function downloadReport(id: string, only: ReportScope): Promise<Blob> {
  return api.blob(path(id, 'report.csv'), { searchParams: new URLSearchParams({ only }) })
}
