import { useMemo } from 'react'
import type { AuditChange, AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import { Code, DataTable, useTranslation, type Column } from '@comptoir/platform'
import { AuditValue } from './audit-value.tsx'
import { useAuditPhrases } from './use-audit-phrases.ts'

/** The fields that differ, before and after. What was made has no before, what was removed no after: then neither column. */
export function AuditChanges({ entry }: { entry: AuditEntryRow }) {
  const { t } = useTranslation('company')
  return (
    <DataTable
      label={t('auditTrail.changes')}
      columns={useColumns(entry)}
      rows={entry.changes}
      rowKey={({ field, of = '' }) => `${field} ${of}`}
      density="compact"
    />
  )
}

function useColumns({ action, changes }: AuditEntryRow): readonly Column<AuditChange>[] {
  const { t } = useTranslation('company')
  return useMemo(() => {
    const sides = (['before', 'after'] as const).filter((side) => changes.some((change) => change[side] !== null))
    return [
      {
        id: 'field',
        header: t('auditTrail.column.field'),
        cell: (change) => <FieldName action={action} change={change} />,
        isPrimary: true,
      },
      ...sides.map((side): Column<AuditChange> => ({
        id: side,
        // Where there is one side alone, it is before or after nothing: a phone shows what was made as it is.
        onPhone: sides.length > 1 ? 'told' : 'line',
        header: t(`auditTrail.column.${side}`),
        cell: (change) => <AuditValue action={action} change={change} side={side} />,
      })),
    ]
  }, [t, action, changes])
}

/** What a field is called; of a row in a list, with the row it belongs to. */
function FieldName({ action, change: { field, of } }: { action: string; change: AuditChange }) {
  const name = useAuditPhrases().field(action, field) ?? <Code>{field}</Code>
  return of === undefined ? (
    name
  ) : (
    <>
      <bdi>{of}</bdi> · {name}
    </>
  )
}
