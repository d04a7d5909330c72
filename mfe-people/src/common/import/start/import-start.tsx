import { PARTY_IMPORT_COLUMNS, type PartyKind } from '@comptoir/contracts/people/party-import'
import { IMPORT_LIMITS } from '@comptoir/contracts/platform/import-files'
import {
  Box,
  Button,
  chakra,
  Flex,
  ProgressBar,
  Section,
  SimpleGrid,
  Text,
  useAddresses,
  useFormat,
  useNavigate,
  useTranslation,
} from '@comptoir/platform'
import { FileDrop } from '@comptoir/platform/forms'
import { ImportFrame } from '../import-frame.tsx'
import { IMPORT_SUBJECTS } from '../import-subject.ts'
import { ACCEPTED } from './accepted.ts'
import { LatestImports } from './latest-imports.tsx'
import { useUpload } from './use-upload.ts'

/** The first step: a file; then the imports of before. */
export function ImportStart({ kind }: { kind: PartyKind }) {
  const { t } = useTranslation('people')
  const address = useAddresses(IMPORT_SUBJECTS[kind].imports)
  const navigate = useNavigate()
  const upload = useUpload(kind, ({ id }) => void navigate(address.list({ import: id })))
  return (
    <ImportFrame kind={kind} step="file">
      <Section title={t('partyImport.file.title')} description={t('partyImport.file.nothingWritten')}>
        <UploadForm upload={upload} />
        <KnownColumns kind={kind} />
      </Section>
      <LatestImports kind={kind} />
    </ImportFrame>
  )
}

function UploadForm({ upload: { sending, error, send, cancel } }: { upload: ReturnType<typeof useUpload> }) {
  const { t } = useTranslation('people')
  const format = useFormat()
  if (sending)
    return (
      <Flex direction="column" gap="3" align="flex-start">
        <ProgressBar
          value={sending.fraction}
          label={t('partyImport.file.sending', { name: sending.fileName })}
          detail={sending.fraction < 1 ? null : t('partyImport.file.reading')}
        />
        <Button variant="outline" size="sm" onClick={cancel}>
          {t('common.cancel')}
        </Button>
      </Flex>
    )
  const limits = { megabytes: format.number(IMPORT_LIMITS.megabytes), rows: format.number(IMPORT_LIMITS.rows) }
  return (
    <FileDrop
      label={t('partyImport.file.label')}
      help={t('partyImport.file.help', limits)}
      accept={ACCEPTED}
      onFile={(file) => void send(file)}
      {...(error === null ? {} : { error })}
    />
  )
}

/** What a file may hold, each column with what it takes. */
function KnownColumns({ kind }: { kind: PartyKind }) {
  const { t } = useTranslation('people')
  return (
    <Box>
      <Text fontWeight="medium">{t('partyImport.columns.title')}</Text>
      <Text textStyle="small" color="fg.muted">
        {t('partyImport.columns.text')}
      </Text>
      <SimpleGrid as="dl" columns={{ base: 1, md: 2, xl: 3 }} columnGap="6" rowGap="2" mt="3">
        {PARTY_IMPORT_COLUMNS[kind].map((column) => (
          <Box key={column} textStyle="small">
            <chakra.dt display="inline" fontWeight="medium">
              {t(`partyImport.column.${column}.name`)}
            </chakra.dt>{' '}
            <chakra.dd display="inline" color="fg.muted">
              {t(`partyImport.column.${column}.note`)}
            </chakra.dd>
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  )
}
