import { Upload } from 'lucide-react'
import { AddButton, Button, Link, useHasPermission, useTranslation } from '@comptoir/platform'
import { useProductsAddress } from '../../common/use-products-address.ts'

/** The two ways for products to come into the catalogue, as far as the person may use them. */
export function CatalogueActions() {
  const { t } = useTranslation('inventory')
  const address = useProductsAddress()
  const mayImport = useHasPermission('products.import')
  const mayWrite = useHasPermission('products.write')
  return (
    <>
      {mayImport ? (
        <Button asChild variant="outline">
          <Link to={address.import()}>
            <Upload aria-hidden size={16} />
            {t('products.import')}
          </Link>
        </Button>
      ) : null}
      {mayWrite ? <AddButton label={t('products.add')} to={address.create} /> : null}
    </>
  )
}
