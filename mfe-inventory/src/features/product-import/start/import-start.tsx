import { Section, useNavigate, useTranslation } from '@comptoir/platform'
import { useProductsAddress } from '../../../common/use-products-address.ts'
import { ImportFrame } from '../import-frame.tsx'
import { KnownColumns } from './known-columns.tsx'
import { LatestImports } from './latest-imports.tsx'
import { UploadForm } from './upload-form.tsx'
import { useUpload } from './use-upload.ts'

/** The first step: a file, and the point of sale that gets its opening stock; then the imports of before. */
export function ImportStart() {
  const { t } = useTranslation('inventory')
  const address = useProductsAddress()
  const navigate = useNavigate()
  const upload = useUpload(({ id }) => void navigate(address.import(id)))
  return (
    <ImportFrame step="file">
      <Section title={t('import.file.title')} description={t('import.file.nothingWritten')}>
        <UploadForm upload={upload} />
        <KnownColumns />
      </Section>
      <LatestImports />
    </ImportFrame>
  )
}
