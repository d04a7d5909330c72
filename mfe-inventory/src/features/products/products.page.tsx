import { Package, Pencil, Trash2 } from 'lucide-react'
import type { Product } from '@comptoir/contracts'
import {
  ListPage,
  useHasPermission,
  useListState,
  useNavigate,
  usePointOfSale,
  useSession,
  useTranslation,
  type RowAction,
} from '@comptoir/platform'
import { useProductsAddress } from '../../common/use-products-address.ts'
import { CatalogueActions } from './catalogue-actions.tsx'
import { useProductColumns } from './product-columns.tsx'
import { ProductRemovalDialog } from './product-removal-dialog.tsx'
import { useProductFilters } from './use-product-filters.tsx'
import { PRODUCT_VIEW, useProductList } from './use-product-list.ts'
import { useProductRemoval } from './use-product-removal.ts'

export function ProductsPage() {
  const { t } = useTranslation('inventory')
  const address = useProductsAddress()
  const list = useListState(PRODUCT_VIEW)
  const removal = useProductRemoval()
  const mayWrite = useHasPermission('products.write')
  const rowActions = useRowActions(removal.ask)
  return (
    <ListPage
      title={t('products.title')}
      subtitle={useSubtitle()}
      actions={<CatalogueActions />}
      list={list}
      result={useProductList(list)}
      columns={useProductColumns()}
      rowKey={({ id }) => id}
      rowName={({ designation }) => designation}
      {...(mayWrite ? { rowActions, rowTo: ({ id }: Product) => address.edit(id) } : {})}
      searchLabel={t('products.search')}
      searchPlaceholder={t('products.searchHint')}
      {...useProductFilters(list)}
      empty={{ icon: Package, title: t('products.empty.title'), text: t('products.empty.text'), actions: <CatalogueActions /> }}
    >
      <ProductRemovalDialog removal={removal} />
    </ListPage>
  )
}

/** Whose catalogue it is, and whose stock is shown. */
function useSubtitle(): string {
  const { t } = useTranslation('inventory')
  const { name } = usePointOfSale()
  const count = useSession(({ pointsOfSale }) => pointsOfSale.length)
  return t('products.subtitle', { count, pointOfSale: name })
}

function useRowActions(remove: (product: Product) => void): (product: Product) => RowAction[] {
  const { t } = useTranslation('inventory')
  const address = useProductsAddress()
  const navigate = useNavigate()
  return (product) => [
    { id: 'edit', label: t('common.edit'), icon: Pencil, onSelect: () => void navigate(address.edit(product.id)) },
    { id: 'delete', label: t('common.delete'), icon: Trash2, isDanger: true, onSelect: () => remove(product) },
  ]
}
