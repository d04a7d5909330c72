import { Upload } from 'lucide-react'
import { PRODUCT_IMPORT } from '@comptoir/contracts/inventory/product-import'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { AddButton, Button, Link, useHasPermission, useTranslation, useAddresses } from '@comptoir/platform'

/** The two ways for products to come into the catalogue, as far as the person may use them. */
export function CatalogueActions() {
  const { t } = useTranslation('inventory')
  const address = useAddresses(PRODUCTS)
  const imports = useAddresses(PRODUCT_IMPORT)
  const mayImport = useHasPermission(PRODUCTS.permissions.import)
  const mayWrite = useHasPermission(PRODUCTS.permissions.write)
  return (
    <>
      {mayImport ? (
        <Button asChild variant="outline">
          <Link to={imports.list()}>
            <Upload aria-hidden size={16} />
            {t('products.import')}
          </Link>
        </Button>
      ) : null}
      {mayWrite ? <AddButton label={t('products.add')} to={address.create} /> : null}
    </>
  )
}
