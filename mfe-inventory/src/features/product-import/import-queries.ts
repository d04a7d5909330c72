import { useEffect } from 'react'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { PRODUCT_IMPORT, type ProductImport } from '@comptoir/contracts/inventory/product-import'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { UNITS } from '@comptoir/contracts/inventory/units'
import { companyKey, keepPreviousData, useCompany, useInvalidate, useQuery, useQueryClient } from '@comptoir/platform'
import { getImport, getReport, listImports, type ReportPage } from './product-import.api.ts'

const FOLLOW_MS = 700
const GLANCE_MS = 3000

const isRunning = ({ state, changeSet }: ProductImport): boolean =>
  state === 'checking' || state === 'importing' || changeSet?.state === 'undoing'

/** One import, followed closely while it works. */
export function useImport(id: string) {
  const { id: companyId } = useCompany()
  const query = useQuery({
    queryKey: companyKey(companyId, PRODUCT_IMPORT, 'item', id),
    queryFn: ({ signal }) => getImport(id, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? FOLLOW_MS : false),
  })
  useFreshCatalogue(query.data)
  return query
}

/** What an import brought, or its undoing took away, is seen at once wherever the catalogue is shown. */
function useFreshCatalogue(record: ProductImport | undefined): void {
  const invalidate = useInvalidate()
  const isDone = record?.state === 'done'
  const undone = record?.changeSet?.undoneAt
  useEffect(() => {
    if (isDone) void invalidate([PRODUCTS, CATEGORIES, BRANDS, UNITS])
  }, [isDone, undone, invalidate])
}

/** The latest imports, so that one left alone is found again. */
export function useImports() {
  const { id: companyId } = useCompany()
  return useQuery({
    queryKey: companyKey(companyId, PRODUCT_IMPORT, 'latest'),
    queryFn: ({ signal }) => listImports(signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some(isRunning) ? GLANCE_MS : false),
  })
}

/**
 * A page of the report. Every check and every import makes it anew, so the moment it ended is part of its name, and how many
 * rows do nothing too: it changes as rows are left out.
 */
export function useReport({ id, finishedAt, sameCount }: ProductImport, page: ReportPage) {
  const { id: companyId } = useCompany()
  return useQuery({
    queryKey: companyKey(companyId, PRODUCT_IMPORT, 'report', id, finishedAt, sameCount, page),
    queryFn: ({ signal }) => getReport(id, page, signal),
    placeholderData: keepPreviousData,
  })
}

/** Replaces the known state with the answer of a write, so that the page continues from it. */
export function useTakeImport(): (record: ProductImport) => void {
  const { id: companyId } = useCompany()
  const client = useQueryClient()
  return (record) => {
    client.setQueryData(companyKey(companyId, PRODUCT_IMPORT, 'item', record.id), record)
    void client.invalidateQueries({ queryKey: companyKey(companyId, PRODUCT_IMPORT, 'latest') })
  }
}
