import { useMemo } from 'react'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import { chakra, DateTime, useCompany, useTranslation, type Column } from '@comptoir/platform'
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
      {
        id: 'about',
        header: t('auditTrail.column.about'),
        // On a phone a finger has the whole row, which opens the sheet; the record is one step further.
        cell: (entry) => (
          <chakra.span pointerEvents={{ base: 'none', md: 'auto' }}>
            <AuditAbout entry={entry} />
          </chakra.span>
        ),
      },
      { id: 'by', header: t('auditTrail.column.by'), cell: (entry) => <AuditBy entry={entry} /> },
    ],
    [t, timeZone],
  )
}
