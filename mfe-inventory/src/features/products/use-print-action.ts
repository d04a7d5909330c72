import { Printer } from 'lucide-react'
import { LABELS } from '@comptoir/contracts/inventory/labels'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import { useAddresses, useHasPermission, useNavigate, useTranslation, type RowAction } from '@comptoir/platform'

/** Leads to the labels of one product; nothing for who may not print any. */
export function usePrintAction(): (product: Product) => RowAction[] {
  const { t } = useTranslation('inventory')
  const { list } = useAddresses(PRODUCTS)
  const navigate = useNavigate()
  const mayPrint = useHasPermission(LABELS.permissions.print)
  return ({ id }) =>
    mayPrint
      ? [
          {
            id: 'labels',
            label: t('products.printLabelsOfOne'),
            icon: Printer,
            onSelect: () => void navigate(`${list()}/labels?ids=${id}`),
          },
        ]
      : []
}
