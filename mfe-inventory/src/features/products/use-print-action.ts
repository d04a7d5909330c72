import { Printer } from 'lucide-react'
import { LABELS, MOST_LABELLED } from '@comptoir/contracts/inventory/labels'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  useAddresses,
  useFormat,
  useHasPermission,
  useNavigate,
  useTranslation,
  type RowAction,
} from '@comptoir/platform'

/** Leads to the labels of products; nothing for who may not print any. */
export function usePrintAction(): (ids: readonly string[]) => RowAction[] {
  const { t } = useTranslation('inventory')
  const { list } = useAddresses(PRODUCTS)
  const format = useFormat()
  const navigate = useNavigate()
  const mayPrint = useHasPermission(LABELS.permissions.print)
  return (ids) =>
    mayPrint
      ? [
          {
            id: 'labels',
            label:
              ids.length > MOST_LABELLED
                ? t('products.printLabelsMost', { count: MOST_LABELLED, number: format.number(MOST_LABELLED) })
                : t('products.printLabels'),
            isDisabled: ids.length > MOST_LABELLED,
            icon: Printer,
            onSelect: () => void navigate(`${list()}/labels?ids=${ids.join(',')}`),
          },
        ]
      : []
}
