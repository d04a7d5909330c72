import { useMemo } from 'react'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import { DateTime, useCompany, useTranslation, type Column } from '@comptoir/platform'
import { AuditAbout, AuditAction, AuditBy } from './audit-parts.tsx'

export function useAuditColumns(): readonly Column<AuditEntryRow>[] {
  const { t } = useTranslation('company')
  const { timeZone } = useCompany()
  return useMemo(
    () => [
      {
        id: 'recordedAt',
        onPhone: 'end',
        header: t('auditTrail.column.recordedAt'),
        cell: ({ recordedAt }) => <DateTime value={recordedAt} timeZone={timeZone} />,
        isMuted: true,
        isSortable: true,
      },
      {
        id: 'action',
        header: t('auditTrail.column.action'),
        cell: (entry) => <AuditAction entry={entry} />,
        isPrimary: true,
      },
      { id: 'about', header: t('auditTrail.column.about'), cell: (entry) => <AuditAbout entry={entry} /> },
      { id: 'by', header: t('auditTrail.column.by'), cell: (entry) => <AuditBy entry={entry} /> },
    ],
    [t, timeZone],
  )
}
