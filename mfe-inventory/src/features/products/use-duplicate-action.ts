import { Copy } from 'lucide-react'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import { useAddresses, useNavigate, useTranslation, type RowAction } from '@comptoir/platform'

/** Names, in the address of the form, the product that a new one is made after. */
export const MODEL_PARAM = 'from'

/** Leads to the form of a new product with what this one has. */
export function useDuplicateAction(): (product: Product) => RowAction {
  const { t } = useTranslation('inventory')
  const address = useAddresses(PRODUCTS)
  const navigate = useNavigate()
  return ({ id }) => ({
    id: 'duplicate',
    label: t('products.duplicate'),
    icon: Copy,
    onSelect: () => void navigate(`${address.create}?${MODEL_PARAM}=${id}`),
  })
}
