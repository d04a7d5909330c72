import type {
  CheckPartyImportInput,
  PartyImport,
  PartyKind,
  PartyReportRow,
  PartyReportScope,
} from '@comptoir/contracts/people/party-import'
import type { ExcludeRowsInput, FileReading } from '@comptoir/contracts/platform/import-files'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { api, pathOf } from '@comptoir/platform'
import { IMPORT_SUBJECTS } from './import-subject.ts'

const path = (kind: PartyKind, ...parts: string[]): string => pathOf(IMPORT_SUBJECTS[kind].imports, ...parts)

/** How a file is to be read, where its sender knows better than its looks. */
export type WantedReading = Partial<Pick<FileReading, 'encoding' | 'delimiter' | 'sheet'>>

export interface Upload {
  file: File
  wanted?: WantedReading
  /** The import of the same file that this one stands for. */
  replaces?: string
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/** Sends a file; its dry run begins by itself where the headers say enough. */
export function uploadImport(
  kind: PartyKind,
  { file, wanted = {}, replaces, onProgress, signal }: Upload,
): Promise<PartyImport> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...wanted, replaces })) if (value) form.append(name, value)
  form.append('file', file)
  return api.upload<PartyImport>(path(kind), form, { onProgress, signal })
}

export function listImports(kind: PartyKind, signal: AbortSignal): Promise<PartyImport[]> {
  return api.get<PartyImport[]>(path(kind), { signal })
}

export function getImport(kind: PartyKind, id: string, signal: AbortSignal): Promise<PartyImport> {
  return api.get<PartyImport>(path(kind, id), { signal })
}

export function checkImport({ kind, id }: PartyImport, input: CheckPartyImportInput): Promise<PartyImport> {
  return api.post<PartyImport>(path(kind, id, 'check'), input)
}

/** Leaves rows out of an import that waits to be confirmed, or takes them in again. */
export function excludeRows({ kind, id }: PartyImport, input: ExcludeRowsInput): Promise<PartyImport> {
  return api.post<PartyImport>(path(kind, id, 'exclude'), input)
}

export function applyImport({ kind, id }: PartyImport): Promise<PartyImport> {
  return api.post<PartyImport>(path(kind, id, 'apply'))
}

/** Has undone what an import wrote, as far as nobody has touched it since. */
export function undoImport({ kind, id }: PartyImport): Promise<PartyImport> {
  return api.post<PartyImport>(path(kind, id, 'undo'))
}

/** Removes an import with its report; whom it brought stays. */
export function removeImport({ kind, id }: PartyImport): Promise<undefined> {
  return api.delete(path(kind, id))
}

export interface ReportPage {
  only: PartyReportScope
  page: number
  limit: number
}

export function getReport(
  { kind, id }: PartyImport,
  { only, page, limit }: ReportPage,
  signal: AbortSignal,
): Promise<PaginatedOf<PartyReportRow>> {
  const searchParams = new URLSearchParams({ only, page: String(page), limit: String(limit) })
  return api.get<PaginatedOf<PartyReportRow>>(path(kind, id, 'report'), { searchParams, signal })
}

export function downloadReport({ kind, id }: PartyImport, only: PartyReportScope): Promise<Blob> {
  return api.blob(path(kind, id, 'report.csv'), { searchParams: new URLSearchParams({ only }) })
}
