import { useMemo } from 'react'
import { Trash2 } from 'lucide-react'
import { PRODUCT_IMPORT, type ProductImport } from '@comptoir/contracts/inventory/product-import'
import {
  ConfirmDialog,
  DataTable,
  DateTime,
  ErrorPanel,
  useCompany,
  useFormat,
  useSession,
  useTranslation,
  type Column,
  type RowAction,
  useAddresses,
} from '@comptoir/platform'
import { TableCard } from '@comptoir/platform/forms'
import { ImportStateBadge } from '../import-state-badge.tsx'
import { useImports } from '../import-queries.ts'
import { useImportRemoval } from './use-import-removal.ts'

const MEGABYTE = 1024 * 1024

/** The imports of before and those still at work; nothing while there is none. */
export function LatestImports() {
  const { t } = useTranslation('inventory')
  const address = useAddresses(PRODUCT_IMPORT)
  const { data, error, isFetching, refetch } = useImports()
  const columns = useColumns()
  const removal = useImportRemoval()
  const rowActions = useRemovalAction(removal.ask)
  if (data?.length === 0) return null
  return (
    <TableCard title={t('productImport.latest.title')}>
      {error && !data ? (
        <ErrorPanel title={t('productImport.latest.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('productImport.latest.title')}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          rowName={({ fileName }) => fileName}
          rowTo={({ id }) => address.list({ import: id })}
          rowActions={rowActions}
          isFetching={isFetching && data === undefined}
          skeletonRows={3}
        />
      )}
      <ConfirmDialog
        isOpen={removal.isOpen}
        isBusy={removal.isBusy}
        isDanger
        title={t('productImport.remove.title')}
        text={t(removal.item?.state === 'done' ? 'productImport.remove.done' : 'productImport.remove.open', {
          name: removal.item?.fileName ?? '',
        })}
        confirmLabel={t('productImport.remove.confirm')}
        onConfirm={removal.remove}
        onCancel={removal.close}
      />
    </TableCard>
  )
}

/** All but those whose rows are going into the catalogue, or out of it. */
function useRemovalAction(onRemove: (record: ProductImport) => void): (record: ProductImport) => RowAction[] {
  const { t } = useTranslation('inventory')
  return (record) =>
    record.state === 'importing' || record.changeSet?.state === 'undoing'
      ? []
      : [
          {
            id: 'delete',
            label: t('common.delete'),
            icon: Trash2,
            isDanger: true,
            onSelect: () => onRemove(record),
          },
        ]
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
        id: 'size',
        header: t('productImport.latest.size'),
        cell: ({ keptBytes }) =>
          t('productImport.latest.megabytes', { megabytes: format.number(Math.max(keptBytes / MEGABYTE, 0.1), 1) }),
        isNumeric: true,
        hideBelow: 'xl',
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
        cell: (record) => <ImportStateBadge record={record} />,
      },
      {
        id: 'expiresAt',
        header: t('productImport.latest.expires'),
        cell: ({ expiresAt }) =>
          expiresAt === null ? '–' : <DateTime value={expiresAt} kind="date" timeZone={timeZone} />,
        isMuted: true,
      },
    ],
    [t, format, timeZone, pointsOfSale],
  )
}
