import { History } from 'lucide-react'
import { AUDIT_TRAIL, type AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import {
  deferred,
  listFilters,
  ListPage,
  useList,
  useListExport,
  useListState,
  useTranslation,
  type FilterChip,
  type ListState,
} from '@comptoir/platform'
import { DayRangeFilter, useDayChips } from '@comptoir/platform/forms'
import { useAuditColumns } from './audit-columns.tsx'
import { TrailChecked } from './trail-checked.tsx'
import { useAuditFilters } from './use-audit-filters.ts'
import { useAuditPhrases } from './use-audit-phrases.ts'

const sheet = deferred(async () => (await import('./audit-sheet.tsx')).AuditSheet)

const LIST = {
  name: AUDIT_TRAIL.path,
  defaultSort: { field: 'recordedAt', direction: 'desc' },
  filterNames: ['entity', 'record', 'action', 'user', 'from', 'to'],
} as const

/** Who did what in the company, newest first: its own people, and support. */
export function AuditTrailPage() {
  const { t } = useTranslation('company')
  const list = useListState(LIST)
  const phrases = useAuditPhrases()
  const result = useList(AUDIT_TRAIL, list.query)
  const { filters, chips } = listFilters(list, useAuditFilters(list.filters['entity']))
  const dayChips = useDayChips(list)
  const recordChips = useRecordChip(list, result.data?.data)
  return (
    <ListPage
      title={t('auditTrail.title')}
      subtitle={
        <>
          {t('auditTrail.subtitle')}
          <TrailChecked />
        </>
      }
      list={list}
      result={result}
      columns={useAuditColumns()}
      rowKey={({ id }) => id}
      rowName={({ action }) => phrases.action(action) ?? action}
      sheet={{ part: sheet }}
      filters={
        <>
          <DayRangeFilter list={list} />
          {filters}
        </>
      }
      chips={[...dayChips, ...recordChips, ...chips]}
      exporting={useListExport(AUDIT_TRAIL, list.query)}
      empty={{ icon: History, title: t('auditTrail.empty.title'), text: t('auditTrail.empty.text') }}
    />
  )
}

/** The one record that the trail is narrowed to, by what its entries call it. */
function useRecordChip(list: ListState, entries: readonly AuditEntryRow[] = []): FilterChip[] {
  const { t } = useTranslation('company')
  const record = list.filters['record']
  if (record === undefined) return []
  const subject = entries.find(({ entityId, subject: name }) => entityId === record && name !== null)?.subject
  return [
    {
      id: 'record',
      label: t('auditTrail.record'),
      value: subject ?? t('auditTrail.onRecord'),
      onRemove: () => list.setFilter('record', null),
    },
  ]
}
