import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { Button, Link, Notice, useFormat, useTranslation, useAddresses } from '@comptoir/platform'
import { ImportCounts } from './import-counts.tsx'
import { ImportFrame } from './import-frame.tsx'
import { ImportReport } from './report/import-report.tsx'
import { StartAgain } from './start-again.tsx'

/** What went in and what stayed out. */
export function ImportDone({ record }: { record: ProductImport }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { list } = useAddresses(PRODUCTS)
  const { goodCount: count, fileName } = record
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
      <Notice tone="success" title={t('productImport.done.title', { count, number: format.number(count) })}>
        {t(record.badCount === 0 ? 'productImport.done.all' : 'productImport.done.some', { name: fileName })}
      </Notice>
      <ImportCounts record={record} />
      <ImportReport record={record} />
    </ImportFrame>
  )
}
