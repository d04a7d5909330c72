import { PRODUCT_IMPORT } from '@comptoir/contracts/inventory/product-import'
import { Button, Link, useTranslation, useAddresses } from '@comptoir/platform'

/** Back to the first step, for another file. */
export function StartAgain() {
  const { t } = useTranslation('inventory')
  const address = useAddresses(PRODUCT_IMPORT)
  return (
    <Button asChild variant="outline">
      <Link to={address.list()}>{t('productImport.another')}</Link>
    </Button>
  )
}
