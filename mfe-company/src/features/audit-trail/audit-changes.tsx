import { useMemo } from 'react'
import type { AuditChange } from '@comptoir/contracts/company/audit-trail'
import { Code, DataTable, useTranslation, type Column } from '@comptoir/platform'
import { AuditValue } from './audit-value.tsx'
import { useAuditPhrases } from './use-audit-phrases.ts'

/** The fields that differ, before and after. What was made has no before, what was removed no after: then neither column. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
  const { t } = useTranslation('company')
  return (
    <DataTable
      label={t('auditTrail.changes')}
      columns={useColumns(changes)}
      rows={changes}
      rowKey={({ field }) => field}
      density="compact"
    />
  )
}

function useColumns(changes: readonly AuditChange[]): readonly Column<AuditChange>[] {
  const { t } = useTranslation('company')
  return useMemo(() => {
    const sides = (['before', 'after'] as const).filter((side) => changes.some((change) => change[side] !== null))
    return [
      {
        id: 'field',
        header: t('auditTrail.column.field'),
        cell: ({ field }) => <FieldName field={field} />,
        isPrimary: true,
      },
      ...sides.map((side): Column<AuditChange> => ({
        id: side,
        header: t(`auditTrail.column.${side}`),
        cell: (change) => <AuditValue field={change.field} value={change[side]} />,
      })),
    ]
  }, [t, changes])
}

function FieldName({ field }: { field: string }) {
  return useAuditPhrases().field(field) ?? <Code>{field}</Code>
}
