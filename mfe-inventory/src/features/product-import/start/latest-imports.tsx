import { useMemo } from 'react'
import { PRODUCT_IMPORT, type ProductImport } from '@comptoir/contracts/inventory/product-import'
import {
  DataTable,
  DateTime,
  ErrorPanel,
  useCompany,
  useFormat,
  useSession,
  useTranslation,
  type Column,
  useAddresses,
} from '@comptoir/platform'
import { TableCard } from '../../../common/table-card.tsx'
import { ImportStateBadge } from '../import-state-badge.tsx'
import { useImports } from '../import-queries.ts'

/** The imports of before and those still at work; nothing while there is none. */
export function LatestImports() {
  const { t } = useTranslation('inventory')
  const address = useAddresses(PRODUCT_IMPORT)
  const { data, error, isFetching, refetch } = useImports()
  const columns = useColumns()
  if (data?.length === 0) return null
  return (
    <TableCard title={t('productImport.latest.title')}>
      {error && !data ? (
        <ErrorPanel title={t('productImport.latest.failed')} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('productImport.latest.title')}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          rowName={({ fileName }) => fileName}
          rowTo={({ id }) => address.list({ import: id })}
          isFetching={isFetching && data === undefined}
          skeletonRows={3}
        />
      )}
    </TableCard>
  )
}

function useColumns(): readonly Column<ProductImport>[] {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { timeZone } = useCompany()
  const pointsOfSale = useSession((state) => state.pointsOfSale)
  return useMemo(
    () => [
      {
        id: 'file',
        header: t('productImport.latest.file'),
        cell: ({ fileName }) => <bdi>{fileName}</bdi>,
        isPrimary: true,
      },
      {
        id: 'createdAt',
        header: t('productImport.latest.date'),
        cell: ({ createdAt }) => <DateTime value={createdAt} timeZone={timeZone} />,
        isMuted: true,
      },
      {
        id: 'pointOfSale',
        header: t('productImport.latest.pointOfSale'),
        cell: ({ pointOfSaleId }) => pointsOfSale.find(({ id }) => id === pointOfSaleId)?.name ?? '–',
        isMuted: true,
      },
      {
        id: 'rows',
        header: t('productImport.latest.rows'),
        cell: ({ rowCount }) => format.number(rowCount),
        isNumeric: true,
      },
      {
        id: 'good',
        header: t('productImport.latest.good'),
        cell: ({ goodCount }) => format.number(goodCount),
        isNumeric: true,
        hideBelow: 'lg',
      },
      {
        id: 'bad',
        header: t('productImport.latest.bad'),
        cell: ({ badCount }) => format.number(badCount),
        isNumeric: true,
        hideBelow: 'lg',
      },
      {
        id: 'state',
        header: t('productImport.latest.state'),
        cell: (record) => <ImportStateBadge state={record.state} />,
      },
    ],
    [t, format, timeZone, pointsOfSale],
  )
}
