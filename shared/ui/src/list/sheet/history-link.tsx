import { useHasPermission } from '@comptoir/app-kit'
import type {} from '@comptoir/contracts/company/audit-trail'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Button } from '../../chakra.ts'
import { PageLink } from '../../page/page-link.tsx'
import { addressesAt } from '../../page/use-addresses.ts'

const AUDIT_TRAIL = { path: 'audit-trail' }

/** Whether the reader may read what was done to records. */
export function useMayReadHistory(): boolean {
  return useHasPermission('auditTrail.read')
}

/** Leads to the audit trail, narrowed to one record. */
export function HistoryLink({ entity, id }: { entity: string; id: string }) {
  const { t } = useTranslation()
  const { companyId = '' } = useParams()
  return (
    <Button asChild variant="outline" me="auto">
      <PageLink to={addressesAt({ companyId }, AUDIT_TRAIL).list({ entity, record: id })}>
        <History aria-hidden size={16} />
        {t('common.history')}
      </PageLink>
    </Button>
  )
}
