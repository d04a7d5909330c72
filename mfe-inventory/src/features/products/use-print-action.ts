import { Printer } from 'lucide-react'
import { LABELS } from '@comptoir/contracts/inventory/labels'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { useAddresses, useHasPermission, useNavigate, useTranslation, type RowAction } from '@comptoir/platform'

/** Leads to the labels of products; nothing for who may not print any. */
export function usePrintAction(): (ids: readonly string[]) => RowAction[] {
  const { t } = useTranslation('inventory')
  const { list } = useAddresses(PRODUCTS)
  const navigate = useNavigate()
  const mayPrint = useHasPermission(LABELS.permissions.print)
  return (ids) =>
    mayPrint
      ? [
          {
            id: 'labels',
            label: t('products.printLabels'),
            icon: Printer,
            onSelect: () => void navigate(`${list()}/labels?ids=${ids.join(',')}`),
          },
        ]
      : []
}
