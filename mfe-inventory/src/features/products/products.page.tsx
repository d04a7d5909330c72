import { useState } from 'react'
import { Package } from 'lucide-react'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import {
  deferred,
  listFilters,
  ListPage,
  useHasPermission,
  useListState,
  useNavigate,
  useRowActions,
  useSession,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'
import { useShownDesignation } from '../../common/use-shown-designation.ts'
import { BulkChangeDialog } from './bulk/bulk-change-dialog.tsx'
import { useBulkChange } from './bulk/use-bulk-change.ts'
import { CatalogueActions } from './catalogue-actions.tsx'
import { useProductColumns } from './product-columns.tsx'
import { ProductRemovalDialog, useProductRemoval } from './product-removal.tsx'
import { useDuplicateAction } from './use-duplicate-action.ts'
import { usePrintAction } from './use-print-action.ts'
import { useProductFilters } from './use-product-filters.ts'
import { PRODUCT_VIEW, useProductExport, useProductList, useSelectAll } from './use-product-list.ts'

const sheet = deferred(async () => (await import('./sheet/product-sheet.tsx')).ProductSheet)

export function ProductsPage() {
  const { t } = useTranslation('inventory')
  const address = useAddresses(PRODUCTS)
  const list = useListState(PRODUCT_VIEW)
  const removal = useProductRemoval()
  const mayWrite = useHasPermission(PRODUCTS.permissions.write)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const navigate = useNavigate()
  const duplicate = useDuplicateAction()
  const print = usePrintAction()
  const rowActions = useRowActions<Product>({
    onEdit: ({ id }) => void navigate(address.edit(id)),
    onDelete: removal.ask,
    more: (product) => [duplicate(product), ...print([product.id])],
  })
  const selectAll = useSelectAll(list)
  const bulk = useBulkChange([...ticked], () => setTicked(new Set()))
  const bulkActions = [...print([...ticked]), ...bulk.actions]
  return (
    <ListPage
      title={t('products.title')}
      subtitle={t('products.subtitle', { count: useSession(({ pointsOfSale }) => pointsOfSale.length) })}
      pointOfSale="frame"
      pointOfSaleColumn={t('products.column.stock')}
      actions={<CatalogueActions />}
      list={list}
      result={useProductList(list)}
      columns={useProductColumns()}
      rowKey={({ id }) => id}
      rowName={useShownDesignation()}
      {...(mayWrite ? { rowActions } : {})}
      sheet={{ part: sheet, editTo: mayWrite ? address.edit : undefined }}
      {...(bulkActions.length > 0
        ? { selection: { selected: ticked, onChange: setTicked }, bulkActions, selectAll }
        : {})}
      searchLabel={t('products.search')}
      searchPlaceholder={t('products.searchHint')}
      {...listFilters(list, useProductFilters(list))}
      exporting={useProductExport(list)}
      empty={{
        icon: Package,
        title: t('products.empty.title'),
        text: t('products.empty.text'),
        actions: <CatalogueActions />,
      }}
    >
      <ProductRemovalDialog removal={removal} />
      <BulkChangeDialog bulk={bulk} count={ticked.size} />
    </ListPage>
  )
}
