import { useState } from 'react'
import { RotateCcw } from 'lucide-react'
import type { PartyImport } from '@comptoir/contracts/people/party-import'
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
import { IMPORT_SUBJECTS } from './import-subject.ts'
import { ACCEPTED } from './start/accepted.ts'
import { keptFile, useUpload } from './start/use-upload.ts'

/** What was found about the file: its sheet, or its letters and separator. Any of it can be chosen, and the file read again. */
export function ReadingCard({ record }: { record: PartyImport }) {
  const { t } = useTranslation('people')
  const address = useAddresses(IMPORT_SUBJECTS[record.kind].imports)
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<FileReading>(record.reading)
  const [isAsking, setIsAsking] = useState(false)
  const { sending, error, send } = useUpload(
    record.kind,
    ({ id }) => void navigate(address.list({ import: id }), { replace: true }),
  )
  const { encoding, delimiter, sheet } = wanted
  const read = (file: File): void => void send(file, { wanted: { encoding, delimiter, sheet }, replaces: record.id })
  const readAgain = (): void => {
    const file = keptFile(record.id)
    if (file) read(file)
    else setIsAsking(true)
  }
  if (sending)
    return (
      <Section title={t('partyImport.reading.title')}>
        <ProgressBar value={sending.fraction} label={t('partyImport.reading.sending', { name: sending.fileName })} />
      </Section>
    )
  return (
    <Section title={t('partyImport.reading.title')} description={t('partyImport.reading.text')}>
      <ReadingChoices
        wanted={wanted}
        labels={{
          sheet: t('partyImport.reading.sheet'),
          encoding: t('partyImport.reading.encoding'),
          delimiter: t('partyImport.reading.delimiter'),
        }}
        encodings={FILE_ENCODINGS.map((value) => ({ value, label: t(`partyImport.reading.encodings.${value}`) }))}
        delimiters={FILE_DELIMITERS.map((value) => ({
          value,
          label: t(`partyImport.reading.delimiters.${DELIMITER_NAMES[value]}`),
        }))}
        onChange={setWanted}
      >
        <Button variant="outline" onClick={readAgain}>
          <RotateCcw aria-hidden size={16} />
          {t('partyImport.reading.again')}
        </Button>
      </ReadingChoices>
      {isAsking ? (
        <Box mt="4">
          <FileDrop
            label={t('partyImport.reading.chooseAgain')}
            help={t('partyImport.reading.chooseHelp', { name: record.fileName })}
            accept={ACCEPTED}
            onFile={read}
          />
        </Box>
      ) : null}
      {error === null ? null : <Notice tone="danger">{error}</Notice>}
    </Section>
  )
}
