import { useState } from 'react'
import { RotateCcw } from 'lucide-react'
import { PRODUCT_IMPORT, type ProductImport } from '@comptoir/contracts/inventory/product-import'
import {
  DELIMITER_NAMES,
  FILE_DELIMITERS,
  FILE_ENCODINGS,
  type FileReading,
} from '@comptoir/contracts/platform/import-files'
import {
  Box,
  Button,
  Notice,
  ProgressBar,
  Section,
  useAddresses,
  useNavigate,
  useTranslation,
} from '@comptoir/platform'
import { FileDrop, ReadingChoices } from '@comptoir/platform/forms'
import { ACCEPTED } from '../start/upload-form.tsx'
import { useUpload } from '../start/use-upload.ts'
import { KEPT, type SentFiles } from '../start/kept-file.ts'
import { PicturesDrop } from '../start/pictures-drop.tsx'

/** What was found about the file: its sheet, or its letters and separator. Any of it can be chosen, and the file read again. */
export function ReadingCard({ record }: { record: ProductImport }) {
  const { t } = useTranslation('inventory')
  const address = useAddresses(PRODUCT_IMPORT)
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<FileReading>(record.reading)
  const { sending, error, send } = useUpload(({ id }) => void navigate(address.list({ import: id }), { replace: true }))
  const [isAsking, setIsAsking] = useState(false)
  const [pictures, setPictures] = useState<File | null>(null)
  const { encoding, delimiter, sheet } = wanted
  const read = (sent: SentFiles): void =>
    void send(sent, record.pointOfSaleId, { wanted: { encoding, delimiter, sheet }, replaces: record.id })
  const readAgain = (): void => {
    const sent = KEPT.find(record.id)
    if (sent) read(sent)
    else setIsAsking(true)
  }
  if (sending)
    return (
      <Section title={t('productImport.reading.title')}>
        <ProgressBar value={sending.fraction} label={t('productImport.reading.sending', { name: sending.fileName })} />
      </Section>
    )
  return (
    <Section title={t('productImport.reading.title')} description={t('productImport.reading.text')}>
      <ReadingChoices
        wanted={wanted}
        labels={{
          sheet: t('productImport.reading.sheet'),
          encoding: t('productImport.reading.encoding'),
          delimiter: t('productImport.reading.delimiter'),
        }}
        encodings={FILE_ENCODINGS.map((value) => ({ value, label: t(`productImport.reading.encodings.${value}`) }))}
        delimiters={FILE_DELIMITERS.map((value) => ({
          value,
          label: t(`productImport.reading.delimiters.${DELIMITER_NAMES[value]}`),
        }))}
        onChange={setWanted}
      >
        <Button variant="outline" onClick={readAgain}>
          <RotateCcw aria-hidden size={16} />
          {t('productImport.reading.again')}
        </Button>
      </ReadingChoices>
      {isAsking ? (
        <Box mt="4">
          {record.pictures === null ? null : <PicturesDrop value={pictures} onChange={setPictures} />}
          <FileDrop
            label={t('productImport.reading.chooseAgain')}
            help={t('productImport.reading.chooseHelp', { name: record.fileName })}
            accept={ACCEPTED}
            onFile={(file) => read({ file, pictures })}
          />
        </Box>
      ) : null}
      {error === null ? null : <Notice tone="danger">{error}</Notice>}
    </Section>
  )
}
