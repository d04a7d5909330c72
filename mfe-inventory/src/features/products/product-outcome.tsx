import { Package } from 'lucide-react'
import { Button, EmptyState, ErrorPanel, isProblem, Link, useTranslation } from '@comptoir/platform'
import { OutcomePage } from '../../common/outcome-page.tsx'
import { useProductsAddress } from '../../common/use-products-address.ts'

/** Why a product cannot be shown: there is none of that name, or the server could not be asked. */
export function ProductOutcome({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('inventory')
  const { list } = useProductsAddress()
  const title = t('routes.productEdit')
  const isMissing = isProblem(error, 'product.notFound') || isProblem(error, 'request.invalid')
  return (
    <OutcomePage title={title} breadcrumb={[{ label: t('products.title'), to: list }, { label: title }]}>
      {isMissing ? (
        <EmptyState icon={Package} title={t('products.missing.title')} text={t('products.missing.text')} actions={<BackToProducts to={list} />} />
      ) : (
        <ErrorPanel title={t('products.failed.title')} text={t('products.failed.text')} onRetry={onRetry} />
      )}
    </OutcomePage>
  )
}

function BackToProducts({ to }: { to: string }) {
  const { t } = useTranslation('inventory')
  return (
    <Button asChild variant="outline">
      <Link to={to}>{t('products.missing.back')}</Link>
    </Button>
  )
}
