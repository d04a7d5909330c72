import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import { addressesAt, ROW_PARAM, useParams, useSession } from '@comptoir/platform'
import { useAuditPhrases } from './use-audit-phrases.ts'

/** The page of what an entry is about; null where it is gone, has none, or the reader may not read it. */
export function useRecordAddress({ entity, entityId, subject, isThere }: AuditEntryRow): string | null {
  const { companyId = '' } = useParams()
  const pointOfSaleId = useSession(({ pointOfSale }) => pointOfSale?.id)
  const permissions: readonly string[] = useSession(({ user }) => user?.permissions) ?? []
  const page = useAuditPhrases().page(entity)
  if (!isThere || entityId === null || page === null) return null
  if (!permissions.includes(page.permission)) return null
  if (!page.isOfCompany && pointOfSaleId === undefined) return null
  const pages = addressesAt(page.isOfCompany ? { companyId } : { companyId, pointOfSaleId }, page)
  if (page.view === 'one') return pages.one(entityId)
  if (page.view === 'row') return pages.list({ [ROW_PARAM]: entityId })
  return subject === null ? null : pages.list({ q: subject })
}
