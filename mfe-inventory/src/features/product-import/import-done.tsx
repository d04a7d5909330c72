import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { Button, Link, Notice, useFormat, useTranslation } from '@comptoir/platform'
import { useProductsAddress } from '../../common/use-products-address.ts'
import { ImportCounts } from './import-counts.tsx'
import { ImportFrame } from './import-frame.tsx'
import { ImportReport } from './report/import-report.tsx'
import { StartAgain } from './start-again.tsx'

/** What went in and what stayed out. */
export function ImportDone({ record }: { record: ProductImport }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { list } = useProductsAddress()
  const { goodCount: count, fileName } = record
  return (
    <ImportFrame
      step="done"
      actions={
        <>
          <StartAgain />
          <Button asChild>
            <Link to={list}>{t('import.done.seeProducts')}</Link>
          </Button>
        </>
      }
    >
      <Notice tone="success" title={t('import.done.title', { count, number: format.number(count) })}>
        {t(record.badCount === 0 ? 'import.done.all' : 'import.done.some', { name: fileName })}
      </Notice>
      <ImportCounts record={record} />
      <ImportReport record={record} />
    </ImportFrame>
  )
}
