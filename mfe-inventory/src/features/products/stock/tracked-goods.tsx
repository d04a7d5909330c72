import { useMemo, useState, type ReactNode } from 'react'
import { LOTS, type Lot } from '@comptoir/contracts/inventory/lots'
import type { Product } from '@comptoir/contracts/inventory/products'
import { SERIAL_NUMBERS, type SerialNumber } from '@comptoir/contracts/inventory/serial-numbers'
import {
  Box,
  Code,
  DataTable,
  DateTime,
  ErrorPanel,
  Pagination,
  Quantity,
  Text,
  useList,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { ExpiryDate } from './expiry-badge.tsx'

const PAGE_SIZES = [10, 25, 50]

/** The lots or serial numbers of a product that came in. Nothing where it is not tracked. */
export function TrackedGoods({ product }: { product: Product }) {
  if (product.tracking === 'lots') return <Lots product={product} />
  return product.tracking === 'serialNumbers' ? <SerialNumbers product={product} /> : null
}

function usePaging(productId: string) {
  const [page, setPage] = useState(1)
  const [limit, setLimit] = useState(PAGE_SIZES[0] ?? 10)
  return {
    query: { page, limit, filter: { product: productId } },
    onPage: setPage,
    onLimit: (next: number): void => {
      setLimit(next)
      setPage(1)
    },
  }
}

function Lots({ product }: { product: Product }) {
  const { t } = useTranslation('inventory')
  const { query, ...paging } = usePaging(product.id)
  const { data, error, refetch, isFetching } = useList(LOTS, query)
  const unit = product.unit?.name
  const columns = useMemo((): readonly Column<Lot>[] => {
    const quantity = { id: 'received', header: t('products.stock.lots.received'), isNumeric: true }
    return [
      {
        id: 'number',
        header: t('products.stock.lots.number'),
        isPrimary: true,
        cell: (lot) => <Code>{lot.number}</Code>,
      },
      {
        id: 'expiresOn',
        header: t('products.stock.lots.expiresOn'),
        onPhone: 'line',
        cell: ({ expiresOn }) => (expiresOn === null ? '–' : <ExpiryDate expiresOn={expiresOn} />),
      },
      {
        id: 'where',
        header: t('products.stock.lots.where'),
        onPhone: 'line',
        isMuted: true,
        cell: ({ places }) => <bdi>{places.map(({ pointOfSale }) => pointOfSale.name).join(', ')}</bdi>,
      },
      {
        ...quantity,
        onPhone: 'end',
        cell: ({ receivedMilli }) => (
          <Quantity quantityMilli={receivedMilli} {...(unit === undefined ? {} : { unit })} />
        ),
      },
    ]
  }, [t, unit])
  const title = t('products.stock.lots.title')
  return (
    <Came title={title} error={error} onRetry={() => void refetch()} isThere={data !== undefined}>
      {data?.meta.total === 0 ? (
        <Text color="fg.muted">{t('products.stock.lots.none')}</Text>
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={data?.data}
          rowKey={({ id }) => id}
          isFetching={isFetching}
          skeletonRows={2}
          density="compact"
        />
      )}
      {data && data.meta.total > query.limit ? <Pagination {...data.meta} pageSizes={PAGE_SIZES} {...paging} /> : null}
    </Came>
  )
}

function SerialNumbers({ product }: { product: Product }) {
  const { t } = useTranslation('inventory')
  const { query, ...paging } = usePaging(product.id)
  const { data, error, refetch, isFetching } = useList(SERIAL_NUMBERS, query)
  const columns = useMemo(
    (): readonly Column<SerialNumber>[] => [
      {
        id: 'number',
        header: t('products.stock.serialNumbers.number'),
        isPrimary: true,
        cell: ({ number }) => <Code>{number}</Code>,
      },
      {
        id: 'where',
        header: t('products.stock.lots.where'),
        onPhone: 'line',
        cell: ({ pointOfSale }) => <bdi>{pointOfSale.name}</bdi>,
      },
      {
        id: 'receivedAt',
        header: t('products.stock.serialNumbers.receivedAt'),
        onPhone: 'end',
        isMuted: true,
        cell: ({ receivedAt }) => <DateTime value={receivedAt} kind="date" />,
      },
    ],
    [t],
  )
  const title = t('products.stock.serialNumbers.label')
  return (
    <Came title={title} error={error} onRetry={() => void refetch()} isThere={data !== undefined}>
      {data?.meta.total === 0 ? (
        <Text color="fg.muted">{t('products.stock.serialNumbers.none')}</Text>
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={data?.data}
          rowKey={({ id }) => id}
          isFetching={isFetching}
          skeletonRows={2}
          density="compact"
        />
      )}
      {data && data.meta.total > query.limit ? <Pagination {...data.meta} pageSizes={PAGE_SIZES} {...paging} /> : null}
    </Came>
  )
}

interface CameProps {
  title: string
  error: Error | null
  onRetry: () => void
  isThere: boolean
  children: ReactNode
}

function Came({ title, error, onRetry, isThere, children }: CameProps) {
  const { t } = useTranslation('inventory')
  return (
    <Box gridColumn="1 / -1">
      <Text fontWeight="semibold" mb="2">
        {title}
      </Text>
      {error && !isThere ? (
        <ErrorPanel title={t('common.listFailedTitle')} error={error} onRetry={onRetry} />
      ) : (
        children
      )}
    </Box>
  )
}
