import { Download } from 'lucide-react'
import { PRODUCT_CHANGES, type ChangeSet, type KeptProduct } from '@comptoir/contracts/inventory/product-changes'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  companyKey,
  saveFile,
  useAddresses,
  useCompany,
  useFormat,
  useQuery,
  useSave,
  useTranslation,
  TextLink,
} from '@comptoir/platform'
import { KeptTable, type KeptRow } from '@comptoir/platform/forms'
import { downloadKept, listKept } from '../../../common/changes/product-changes.api.ts'

/** Shown here; the file has all. */
const SHOWN = 25

/** The products that were not set back, each with its reason. */
export function KeptProducts({ changeSet }: { changeSet: ChangeSet }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { id: companyId } = useCompany()
  const { edit } = useAddresses(PRODUCTS)
  const { data, error, refetch } = useQuery({
    queryKey: companyKey(companyId, PRODUCT_CHANGES, 'kept', changeSet.id, changeSet.undoneAt),
    queryFn: ({ signal }) => listKept(changeSet.id, SHOWN, signal),
  })
  const { save, isSaving } = useSave(() => downloadKept(changeSet.id), {
    onSaved: (file) => saveFile(file, t('productImport.kept.fileName')),
  })
  const rowOf = ({ productId, code, designation, reason }: KeptProduct): KeptRow => ({
    ...{ id: productId, code, reason: t(`productImport.kept.because.${reason}`) },
    name:
      reason === 'gone' ? (
        <bdi>{designation}</bdi>
      ) : (
        <TextLink to={edit(productId)}>
          <bdi>{designation}</bdi>
        </TextLink>
      ),
  })
  const hasMore = changeSet.keptCount > SHOWN
  return (
    <KeptTable
      icon={Download}
      words={{
        title: t('productImport.kept.title'),
        more: hasMore ? t('productImport.kept.more', { number: format.number(SHOWN) }) : null,
        download: t('productImport.kept.download'),
        failed: t('productImport.kept.failed'),
        code: t('productImport.report.code'),
        name: t('productImport.report.designation'),
        reason: t('productImport.kept.reason'),
      }}
      rows={data?.data.map(rowOf)}
      error={error}
      onRetry={() => void refetch()}
      isDownloading={isSaving}
      onDownload={() => void save(undefined)}
    />
  )
}
