import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { Button, Link, Notice, useFormat, useTranslation, useAddresses } from '@comptoir/platform'
import { ImportCounts } from './import-counts.tsx'
import { ImportFrame } from './import-frame.tsx'
import { ImportPictures } from './import-pictures.tsx'
import { ImportReport } from './report/import-report.tsx'
import { StartAgain } from './start-again.tsx'
import { UndoOffer, UndoState } from './undo/undo-section.tsx'

/** What went in and what stayed out, and how to take it back. */
export function ImportDone({ record }: { record: ProductImport }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { list } = useAddresses(PRODUCTS)
  const { goodCount: count, changeCount, fileName } = record
  const detail = { created: format.number(count - changeCount), changed: format.number(changeCount) }
  return (
    <ImportFrame
      step="done"
      actions={
        <>
          <StartAgain />
          <Button asChild>
            <Link to={list()}>{t('productImport.done.seeProducts')}</Link>
          </Button>
        </>
      }
    >
      {record.changeSet?.state === 'undone' ? null : (
        <Notice tone="success" title={t('productImport.done.title', { count, number: format.number(count) })}>
          {changeCount === 0 ? null : `${t('productImport.done.detail', detail)} `}
          {t(record.badCount === 0 ? 'productImport.done.all' : 'productImport.done.some', { name: fileName })}
        </Notice>
      )}
      <UndoState record={record} />
      <ImportCounts record={record} />
      <ImportPictures record={record} />
      <ImportReport record={record} />
      <UndoOffer record={record} />
    </ImportFrame>
  )
}
