import { Package, SearchX } from 'lucide-react'
import type { Product } from '@comptoir/contracts/inventory/products'
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  ErrorPanel,
  Pagination,
  useTranslation,
  type ListResult,
} from '@comptoir/platform'
import { FoundStrip } from './found-strip.tsx'
import { useProductColumns } from './product-columns.tsx'
import type { ChoiceState } from './use-choice.ts'
import { PRODUCT_PAGES, type ProductView } from './use-product-view.ts'

export interface ProductTableProps {
  view: ProductView
  result: ListResult<Product>
  choice: ChoiceState
  discountId: string | undefined
  onSelectAll: () => void
  isSelecting: boolean
}

/** Room for the head of the page, its tools and the bar below, so that the foot of the table stays on the screen. */
const ROWS_HEIGHT = 'max(20rem, calc(100dvh - 26rem))'

/** The products to choose from; ticks hold whatever is listed. */
export function ProductTable(props: ProductTableProps) {
  return (
    <Card.Root overflow="hidden">
      <Content {...props} />
    </Card.Root>
  )
}

function Content({ view, result, choice, discountId, onSelectAll, isSelecting }: ProductTableProps) {
  const { t } = useTranslation('inventory')
  const columns = useProductColumns(view.search, discountId)
  const { data, error, isFetching, refetch } = result
  if (error && !data) return <ErrorPanel title={t('common.listFailedTitle')} error={error} onRetry={() => refetch()} />
  if (data?.meta.total === 0) return <Nothing view={view} />
  return (
    <>
      <FoundStrip
        total={data?.meta.total}
        isTotalCapped={data?.meta.isTotalCapped ?? false}
        onSelectAll={onSelectAll}
        isSelecting={isSelecting}
        isFetching={isFetching}
      />
      <DataTable
        label={t('discounts.column.products')}
        columns={columns}
        rows={data?.data}
        rowKey={({ id }) => id}
        rowName={({ designation }) => designation}
        sort={view.sort}
        onSortChange={view.setSort}
        isFetching={isFetching}
        skeletonRows={view.limit}
        selection={{ selected: choice.ids, onChange: choice.setIds }}
        maxHeight={ROWS_HEIGHT}
      />
      {data ? (
        <Pagination
          page={view.page}
          limit={view.limit}
          total={data.meta.total}
          isTotalCapped={data.meta.isTotalCapped ?? false}
          isPartial={data.meta.isPartial ?? false}
          pageSizes={PRODUCT_PAGES}
          onPage={view.setPage}
          onLimit={view.setLimit}
        />
      ) : null}
    </>
  )
}

/** Nothing found, nothing in the discount, nothing in the catalogue. */
function Nothing({ view }: { view: ProductView }) {
  const { t } = useTranslation('inventory')
  const search = view.search.trim()
  if (view.isFiltered) {
    const title = search === '' ? t('common.nothingFilteredTitle') : t('common.nothingFoundTitle', { search })
    const clear = (
      <Button variant="outline" size="sm" onClick={view.clear}>
        {t('common.clearFilters')}
      </Button>
    )
    return <EmptyState icon={SearchX} title={title} text={t('common.nothingFoundText')} actions={clear} />
  }
  const kind = view.discountId === null ? 'all' : 'held'
  return (
    <EmptyState
      icon={Package}
      title={t(`discounts.choice.empty.${kind}.title`)}
      text={t(`discounts.choice.empty.${kind}.text`)}
    />
  )
}
