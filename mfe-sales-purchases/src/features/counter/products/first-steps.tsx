import { FileUp, PackageOpen, PencilLine, Plus } from 'lucide-react'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { PRODUCT_IMPORT } from '@comptoir/contracts/inventory/product-import'
import { Button, Link, useAddresses, useHasPermission, useTranslation } from '@comptoir/platform'
import { useAskForCustomItem } from '../custom-item/custom-item.tsx'

/** How an empty shop comes to its first sale, each way for who may take it. */
export function FirstSteps() {
  const { t } = useTranslation('sales-purchases')
  const products = useAddresses(PRODUCTS)
  const imports = useAddresses(PRODUCT_IMPORT)
  const mayAdd = useHasPermission(PRODUCTS.permissions.write)
  const mayImport = useHasPermission(PRODUCTS.permissions.import)
  const ask = useAskForCustomItem()
  return (
    <>
      {mayAdd ? (
        <Button asChild size="xl">
          <Link to={products.create}>
            <Plus aria-hidden />
            {t('counter.firstSteps.add')}
          </Link>
        </Button>
      ) : null}
      {mayImport ? (
        <Button asChild variant="outline" size="xl">
          <Link to={imports.list()}>
            <FileUp aria-hidden />
            {t('counter.firstSteps.import')}
          </Link>
        </Button>
      ) : null}
      {mayImport ? (
        <Button asChild variant="outline" size="xl">
          <Link to={imports.list({ sample: '1' })}>
            <PackageOpen aria-hidden />
            {t('counter.firstSteps.sample')}
          </Link>
        </Button>
      ) : null}
      {ask ? (
        <Button variant="outline" size="xl" onClick={ask}>
          <PencilLine aria-hidden />
          {t('counter.firstSteps.custom')}
        </Button>
      ) : null}
    </>
  )
}
