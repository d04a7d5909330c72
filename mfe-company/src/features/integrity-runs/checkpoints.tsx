import { Download } from 'lucide-react'
import { CHECKPOINTS, type CheckpointPart } from '@comptoir/contracts/company/checkpoints'
import {
  api,
  Button,
  ErrorPanel,
  Flex,
  pathOf,
  saveFile,
  Section,
  Skeleton,
  Text,
  useCompanyQuery,
  useFormat,
  useSave,
  useTranslation,
} from '@comptoir/platform'

const SHOWN = 7

/** The company's part of the last checkpoints, to be kept elsewhere. */
export function Checkpoints() {
  const { t } = useTranslation('company')
  const { data, error, refetch } = useCompanyQuery<string[]>(CHECKPOINTS, [])
  return (
    <Section title={t('integrityRuns.checkpoints.title')} description={t('integrityRuns.checkpoints.text')}>
      {error && !data ? (
        <ErrorPanel title={t('integrityRuns.checkpoints.failed')} text={error.message} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <Skeleton h="12" />}
      {data?.length === 0 ? <Text>{t('integrityRuns.checkpoints.none')}</Text> : null}
      {data && data.length > 0 ? (
        <Flex gap="2" wrap="wrap">
          {data.slice(0, SHOWN).map((date) => (
            <DownloadButton key={date} date={date} />
          ))}
        </Flex>
      ) : null}
    </Section>
  )
}

function DownloadButton({ date }: { date: string }) {
  const { t } = useTranslation('company')
  const format = useFormat()
  const { save, isSaving } = useSave(() => api.get<CheckpointPart>(pathOf(CHECKPOINTS, date)), {
    onSaved: (part) => {
      saveFile(new Blob([JSON.stringify(part)], { type: 'application/json' }), `checkpoint-${date}.json`)
    },
  })
  return (
    <Button variant="outline" loading={isSaving} onClick={() => void save(undefined)}>
      <Download aria-hidden size={16} />
      {t('integrityRuns.checkpoints.download', { date: format.date(date) })}
    </Button>
  )
}
