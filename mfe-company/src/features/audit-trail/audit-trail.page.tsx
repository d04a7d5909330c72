import { useState } from 'react'
import { History } from 'lucide-react'
import { AUDIT_TRAIL, type AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import { listFilters, ListPage, useList, useListExport, useListState, useTranslation } from '@comptoir/platform'
import { useAuditColumns } from './audit-columns.tsx'
import { AuditEntryDialog } from './audit-entry-dialog.tsx'
import { useAuditFilters } from './use-audit-filters.ts'
import { useAuditPhrases } from './use-audit-phrases.ts'

const LIST = {
  name: AUDIT_TRAIL.path,
  defaultSort: { field: 'recordedAt', direction: 'desc' },
  filterNames: ['entity', 'user'],
} as const

/** Who did what in the company, newest first: its own people, and support. */
export function AuditTrailPage() {
  const { t } = useTranslation('company')
  const list = useListState(LIST)
  const phrases = useAuditPhrases()
  const [entry, setEntry] = useState<AuditEntryRow | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const show = (one: AuditEntryRow): void => {
    setEntry(one)
    setIsOpen(true)
  }
  return (
    <ListPage
      title={t('auditTrail.title')}
      subtitle={t('auditTrail.subtitle')}
      list={list}
      result={useList(AUDIT_TRAIL, list.query)}
      columns={useAuditColumns()}
      rowKey={({ id }) => id}
      rowName={({ action }) => phrases.action(action) ?? action}
      onRowClick={show}
      {...listFilters(list, useAuditFilters())}
      exporting={useListExport(AUDIT_TRAIL, list.query)}
      empty={{ icon: History, title: t('auditTrail.empty.title'), text: t('auditTrail.empty.text') }}
    >
      {entry === null ? null : <AuditEntryDialog entry={entry} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </ListPage>
  )
}
