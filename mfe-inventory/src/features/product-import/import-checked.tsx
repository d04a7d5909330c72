import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { Notice, useTranslation } from '@comptoir/platform'
import { ApplyBar } from './apply-bar.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportFrame } from './import-frame.tsx'
import { ImportPictures } from './import-pictures.tsx'
import { MappingForm } from './mapping/mapping-form.tsx'
import { useMappingForm } from './mapping/use-mapping-form.ts'
import { ReadingCard } from './reading/reading-card.tsx'
import { ImportReport } from './report/import-report.tsx'
import { StartAgain } from './start-again.tsx'

/** After the dry run, or before it where the file's headers said too little: how the file is read, and what would come of it. */
export function ImportChecked({ record }: { record: ProductImport }) {
  const { t } = useTranslation('inventory')
  const mapping = useMappingForm(record)
  const isChecked = record.state === 'checked'
  const isChanged = mapping.form.formState.isDirty
  return (
    <ImportFrame
      step="check"
      actions={<StartAgain />}
      bar={isChecked ? <ApplyBar record={record} isChanged={isChanged} /> : null}
    >
      {isChecked ? (
        <ImportCounts record={record} />
      ) : (
        <Notice tone="attention" title={t('productImport.unmapped.title')}>
          {t('productImport.unmapped.text')}
        </Notice>
      )}
      {isChecked ? <ImportPictures record={record} /> : null}
      <ReadingCard record={record} />
      <MappingForm record={record} mapping={mapping} />
      {isChecked ? <ImportReport record={record} /> : null}
    </ImportFrame>
  )
}
