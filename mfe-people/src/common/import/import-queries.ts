import { useEffect } from 'react'
import type { PartyImport, PartyKind } from '@comptoir/contracts/people/party-import'
import { companyKey, keepPreviousData, useCompany, useInvalidate, useQuery, useQueryClient } from '@comptoir/platform'
import { IMPORT_SUBJECTS } from './import-subject.ts'
import { getImport, getReport, listImports, type ReportPage } from './party-import.api.ts'

const FOLLOW_MS = 700
const GLANCE_MS = 3000

const isRunning = ({ state }: PartyImport): boolean =>
  state === 'checking' || state === 'importing' || state === 'undoing'
const keyOf = (companyId: string, kind: PartyKind, ...rest: readonly unknown[]) =>
  companyKey(companyId, IMPORT_SUBJECTS[kind].imports, ...rest)

/** One import, followed closely while it works; whom it brought, or its undoing took away, is seen at once in the list. */
export function useImport(kind: PartyKind, id: string) {
  const { id: companyId } = useCompany()
  const query = useQuery({
    queryKey: keyOf(companyId, kind, 'item', id),
    queryFn: ({ signal }) => getImport(kind, id, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? FOLLOW_MS : false),
  })
  const invalidate = useInvalidate()
  const state = query.data?.state
  const ended = state === 'done' || state === 'undone' ? state : null
  useEffect(() => {
    const { declared, alsoShownBy } = IMPORT_SUBJECTS[kind]
    if (ended !== null) void invalidate([declared, ...alsoShownBy])
  }, [ended, kind, invalidate])
  return query
}

/** The latest imports, so that one left alone is found again. */
export function useImports(kind: PartyKind) {
  const { id: companyId } = useCompany()
  return useQuery({
    queryKey: keyOf(companyId, kind, 'latest'),
    queryFn: ({ signal }) => listImports(kind, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some(isRunning) ? GLANCE_MS : false),
  })
}

/** A page of the report. Every check and every import makes it anew, so the moment it ended is part of its name; how many rows do nothing changes as rows are left out. */
export function useReport(record: PartyImport, page: ReportPage) {
  const { id: companyId } = useCompany()
  const { kind, id, finishedAt, keptCount, sameCount } = record
  return useQuery({
    queryKey: keyOf(companyId, kind, 'report', id, finishedAt, keptCount, sameCount, page),
    queryFn: ({ signal }) => getReport(record, page, signal),
    placeholderData: keepPreviousData,
  })
}

/** Replaces the known state with the answer of a write, so that the page continues from it. */
export function useTakeImport(): (record: PartyImport) => void {
  const { id: companyId } = useCompany()
  const client = useQueryClient()
  return (record) => {
    client.setQueryData(keyOf(companyId, record.kind, 'item', record.id), record)
    void client.invalidateQueries({ queryKey: keyOf(companyId, record.kind, 'latest') })
  }
}
