import { Store } from 'lucide-react'
import { Button, EmptyState, ErrorPanel, isProblem, Link, useTranslation } from '@comptoir/platform'
import { OutcomePage } from '../../common/outcome-page.tsx'
import { usePointsOfSaleAddress } from './use-points-of-sale-address.ts'

/** Why a point of sale cannot be shown: there is none of that name, or the server could not be asked. */
export function PointOfSaleOutcome({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('company')
  const { list } = usePointsOfSaleAddress()
  const title = t('routes.pointOfSale')
  const isMissing = isProblem(error, 'pointOfSale.notFound') || isProblem(error, 'request.invalid')
  return (
    <OutcomePage title={title} breadcrumb={[{ label: t('pointsOfSale.title'), to: list }, { label: title }]}>
      {isMissing ? (
        <EmptyState icon={Store} title={t('pointsOfSale.missing.title')} text={t('pointsOfSale.missing.text')} actions={<BackToList to={list} />} />
      ) : (
        <ErrorPanel title={t('pointsOfSale.failed.title')} text={t('pointsOfSale.failed.text')} onRetry={onRetry} />
      )}
    </OutcomePage>
  )
}

function BackToList({ to }: { to: string }) {
  const { t } = useTranslation('company')
  return (
    <Button asChild variant="outline">
      <Link to={to}>{t('pointsOfSale.missing.back')}</Link>
    </Button>
  )
}
