import { useMemo } from 'react'
import { Download } from 'lucide-react'
import { PRODUCT_CHANGES, type ChangeSet, type KeptProduct } from '@comptoir/contracts/inventory/product-changes'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  Button,
  Code,
  companyKey,
  DataTable,
  ErrorPanel,
  Link,
  saveFile,
  useAddresses,
  useCompany,
  useFormat,
  useQuery,
  useSave,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { TableCard } from '@comptoir/platform/forms'
import { downloadKept, listKept } from '../../../common/changes/product-changes.api.ts'

/** Shown here; the file has all. */
const SHOWN = 25

/** The products that were not set back, each with its reason. */
export function KeptProducts({ changeSet }: { changeSet: ChangeSet }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { id: companyId } = useCompany()
  const columns = useColumns()
  const { data, error, refetch } = useQuery({
    queryKey: companyKey(companyId, PRODUCT_CHANGES, 'kept', changeSet.id, changeSet.undoneAt),
    queryFn: ({ signal }) => listKept(changeSet.id, SHOWN, signal),
  })
  const { save, isSaving } = useSave(() => downloadKept(changeSet.id), {
    onSaved: (file) => saveFile(file, t('productImport.kept.fileName')),
  })
  const more = changeSet.keptCount - SHOWN
  return (
    <TableCard
      title={t('productImport.kept.title')}
      {...(more > 0 ? { description: t('productImport.kept.more', { number: format.number(SHOWN) }) } : {})}
      tools={
        <Button variant="outline" loading={isSaving} onClick={() => void save(undefined)}>
          <Download aria-hidden size={16} />
          {t('productImport.kept.download')}
        </Button>
      }
    >
      {error && !data ? (
        <ErrorPanel title={t('productImport.kept.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('productImport.kept.title')}
          columns={columns}
          rows={data?.data}
          rowKey={({ productId }) => productId}
          density="compact"
        />
      )}
    </TableCard>
  )
}

function useColumns(): readonly Column<KeptProduct>[] {
  const { t } = useTranslation('inventory')
  const { edit } = useAddresses(PRODUCTS)
  return useMemo(
    () => [
      {
        id: 'code',
        onPhone: 'line',
        header: t('productImport.report.code'),
        cell: ({ code }) => <Code>{code}</Code>,
        isMuted: true,
      },
      {
        id: 'designation',
        header: t('productImport.report.designation'),
        cell: ({ productId, designation, reason }) =>
          reason === 'gone' ? (
            <bdi>{designation}</bdi>
          ) : (
            <Link to={edit(productId)}>
              <bdi>{designation}</bdi>
            </Link>
          ),
        isPrimary: true,
      },
      {
        id: 'reason',
        onPhone: 'line',
        header: t('productImport.kept.reason'),
        cell: ({ reason }) => t(`productImport.kept.because.${reason}`),
      },
    ],
    [t, edit],
  )
}
