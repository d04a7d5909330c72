import { Printer } from 'lucide-react'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { Button, Link, useAddresses, useFormat, useTranslation } from '@comptoir/platform'

/** Leads to the labels of some products. */
export function LabelsButton({ ids }: { ids: ReadonlySet<string> }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { list } = useAddresses(PRODUCTS)
  return (
    <Button asChild variant="outline">
      <Link to={`${list()}/labels?ids=${[...ids].join(',')}`}>
        <Printer aria-hidden size={16} />
        {t('products.printLabels', { count: format.number(ids.size) })}
      </Link>
    </Button>
  )
}
