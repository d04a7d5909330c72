import { useState } from 'react'
import { RotateCcw } from 'lucide-react'
import {
  FILE_DELIMITERS,
  FILE_ENCODINGS,
  PRODUCT_IMPORT,
  type FileDelimiter,
  type FileEncoding,
  type FileReading,
  type ProductImport,
} from '@comptoir/contracts/inventory/product-import'
import {
  Box,
  Button,
  Flex,
  Notice,
  ProgressBar,
  Section,
  useAddresses,
  useNavigate,
  useTranslation,
} from '@comptoir/platform'
import { FileDrop } from '@comptoir/platform/forms'
import { ACCEPTED } from '../start/upload-form.tsx'
import { useUpload } from '../start/use-upload.ts'
import { keptFile, type SentFiles } from '../start/kept-file.ts'
import { PicturesDrop } from '../start/pictures-drop.tsx'
import { ReadingChoice } from './reading-choice.tsx'

const DELIMITER_NAMES: Record<FileDelimiter, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' }

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
    const sent = keptFile(record.id)
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
      <Flex gap="4" wrap="wrap" align="end">
        <ReadingChoices wanted={wanted} onChange={setWanted} />
        <Button variant="outline" onClick={readAgain}>
          <RotateCcw aria-hidden size={16} />
          {t('productImport.reading.again')}
        </Button>
      </Flex>
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

interface ReadingChoicesProps {
  wanted: FileReading
  onChange: (wanted: FileReading) => void
}

function ReadingChoices({ wanted, onChange }: ReadingChoicesProps) {
  const { t } = useTranslation('inventory')
  const { encoding, delimiter, sheet, sheets } = wanted
  if (sheet !== null)
    return (
      <ReadingChoice
        label={t('productImport.reading.sheet')}
        value={sheet}
        options={sheets.map((name) => ({ value: name, label: name }))}
        onChange={(value) => onChange({ ...wanted, sheet: value })}
      />
    )
  return (
    <>
      <ReadingChoice<FileEncoding>
        label={t('productImport.reading.encoding')}
        value={encoding}
        options={FILE_ENCODINGS.map((value) => ({ value, label: t(`productImport.reading.encodings.${value}`) }))}
        onChange={(value) => onChange({ ...wanted, encoding: value })}
      />
      <ReadingChoice<FileDelimiter>
        label={t('productImport.reading.delimiter')}
        value={delimiter}
        options={FILE_DELIMITERS.map((value) => ({
          value,
          label: t(`productImport.reading.delimiters.${DELIMITER_NAMES[value]}`),
        }))}
        onChange={(value) => onChange({ ...wanted, delimiter: value })}
      />
    </>
  )
}
