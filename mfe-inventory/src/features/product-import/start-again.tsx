import { Button, Link, useTranslation } from '@comptoir/platform'
import { useProductsAddress } from '../../common/use-products-address.ts'

/** Back to the first step, for another file. */
export function StartAgain() {
  const { t } = useTranslation('inventory')
  const address = useProductsAddress()
  return (
    <Button asChild variant="outline">
      <Link to={address.import()}>{t('import.another')}</Link>
    </Button>
  )
}
