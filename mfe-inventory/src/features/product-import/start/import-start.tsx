import { PRODUCT_IMPORT } from '@comptoir/contracts/inventory/product-import'
import { Section, useAddresses, useNavigate, useSearchParams, useTranslation } from '@comptoir/platform'
import { ImportFrame } from '../import-frame.tsx'
import { KnownColumns } from './known-columns.tsx'
import { LatestImports } from './latest-imports.tsx'
import { SampleOffer } from './sample-offer.tsx'
import { UploadForm } from './upload-form.tsx'
import { useUpload } from './use-upload.ts'

/**
 * The first step: a file, and the point of sale that gets its opening stock; then the imports of before. An address with
 * `sample` takes the sample at once.
 */
export function ImportStart() {
  const { t } = useTranslation('inventory')
  const address = useAddresses(PRODUCT_IMPORT)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const takesSample = params.has('sample')
  // Whoever goes back does not take the sample once more.
  const upload = useUpload(({ id }) => void navigate(address.list({ import: id }), { replace: takesSample }))
  return (
    <ImportFrame step="file">
      <Section title={t('productImport.file.title')} description={t('productImport.file.nothingWritten')}>
        <UploadForm upload={upload} />
        <SampleOffer upload={upload} isWanted={takesSample} />
        <KnownColumns />
      </Section>
      <LatestImports />
    </ImportFrame>
  )
}
