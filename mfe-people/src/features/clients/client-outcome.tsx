import { Users } from 'lucide-react'
import { Button, EmptyState, ErrorPanel, isProblem, Link, useTranslation } from '@comptoir/platform'
import { OutcomePage } from '../../common/outcome-page.tsx'
import { useClientsAddress } from './use-clients-address.ts'

/** Why a client cannot be shown: there is none of that name, or the server could not be asked. */
export function ClientOutcome({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('people')
  const { list } = useClientsAddress()
  const title = t('routes.clientEdit')
  const isMissing = isProblem(error, 'client.notFound') || isProblem(error, 'request.invalid')
  return (
    <OutcomePage title={title} breadcrumb={[{ label: t('clients.title'), to: list }, { label: title }]}>
      {isMissing ? (
        <EmptyState icon={Users} title={t('clients.missing.title')} text={t('clients.missing.text')} actions={<BackToClients to={list} />} />
      ) : (
        <ErrorPanel title={t('clients.failed.title')} text={t('clients.failed.text')} onRetry={onRetry} />
      )}
    </OutcomePage>
  )
}

function BackToClients({ to }: { to: string }) {
  const { t } = useTranslation('people')
  return (
    <Button asChild variant="outline">
      <Link to={to}>{t('clients.missing.back')}</Link>
    </Button>
  )
}
