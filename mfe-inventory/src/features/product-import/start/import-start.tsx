import { PRODUCT_IMPORT } from '@comptoir/contracts/inventory/product-import'
import { Section, useNavigate, useTranslation, useAddresses } from '@comptoir/platform'
import { ImportFrame } from '../import-frame.tsx'
import { KnownColumns } from './known-columns.tsx'
import { LatestImports } from './latest-imports.tsx'
import { SampleOffer } from './sample-offer.tsx'
import { UploadForm } from './upload-form.tsx'
import { useUpload } from './use-upload.ts'

/** The first step: a file, and the point of sale that gets its opening stock; then the imports of before. */
export function ImportStart() {
  const { t } = useTranslation('inventory')
  const address = useAddresses(PRODUCT_IMPORT)
  const navigate = useNavigate()
  const upload = useUpload(({ id }) => void navigate(address.list({ import: id })))
  return (
    <ImportFrame step="file">
      <Section title={t('productImport.file.title')} description={t('productImport.file.nothingWritten')}>
        <UploadForm upload={upload} />
        <SampleOffer upload={upload} />
        <KnownColumns />
      </Section>
      <LatestImports />
    </ImportFrame>
  )
}
