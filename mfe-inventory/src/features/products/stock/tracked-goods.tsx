import { useMemo } from 'react'
import { LOTS, type Lot } from '@comptoir/contracts/inventory/lots'
import type { Product } from '@comptoir/contracts/inventory/products'
import { SERIAL_NUMBERS, type SerialNumber } from '@comptoir/contracts/inventory/serial-numbers'
import { Code, DateTime, Quantity, useTranslation, type Column } from '@comptoir/platform'
import { ExpiryDate } from './expiry-badge.tsx'
import { GoodsTable } from './goods-table.tsx'
import { useGoods } from './use-goods.ts'

/** The lots that came in of a product, or its pieces by their serial numbers. Nothing where it is not tracked. */
export function TrackedGoods({ product }: { product: Product }) {
  if (product.tracking === 'lots') return <Lots product={product} />
  return product.tracking === 'serialNumbers' ? <SerialNumbers product={product} /> : null
}

function Lots({ product }: { product: Product }) {
  const { t } = useTranslation('inventory')
  const unit = product.unit?.name
  const columns = useMemo(
    (): readonly Column<Lot>[] => [
      {
        id: 'number',
        header: t('products.stock.lots.number'),
        isPrimary: true,
        cell: ({ number }) => <Code>{number}</Code>,
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
        id: 'received',
        header: t('products.stock.lots.received'),
        isNumeric: true,
        onPhone: 'end',
        cell: ({ receivedMilli }) => (
          <Quantity quantityMilli={receivedMilli} {...(unit === undefined ? {} : { unit })} />
        ),
      },
    ],
    [t, unit],
  )
  return (
    <GoodsTable
      goods={useGoods(LOTS, product.id)}
      title={t('products.stock.lots.title')}
      none={t('products.stock.lots.none')}
      columns={columns}
    />
  )
}

function SerialNumbers({ product }: { product: Product }) {
  const { t } = useTranslation('inventory')
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
        header: t('serialNumbers.column.pointOfSale'),
        onPhone: 'line',
        cell: ({ pointOfSale }) => (pointOfSale === null ? '–' : <bdi>{pointOfSale.name}</bdi>),
      },
      {
        id: 'recordedAt',
        header: t('products.stock.serialNumbers.recordedAt'),
        onPhone: 'end',
        isMuted: true,
        cell: ({ recordedAt }) => <DateTime value={recordedAt} kind="date" />,
      },
    ],
    [t],
  )
  return (
    <GoodsTable
      goods={useGoods(SERIAL_NUMBERS, product.id)}
      title={t('products.stock.serialNumbers.label')}
      none={t('products.stock.serialNumbers.none')}
      columns={columns}
    />
  )
}
