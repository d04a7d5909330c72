import { Download } from 'lucide-react'
import type { PartyImport, PartyReportRow } from '@comptoir/contracts/people/party-import'
import { saveFile, useAddresses, useFormat, useSave, useTranslation, TextLink } from '@comptoir/platform'
import { KeptTable, type KeptRow } from '@comptoir/platform/forms'
import { useReport } from '../import-queries.ts'
import { IMPORT_SUBJECTS } from '../import-subject.ts'
import { downloadReport } from '../party-import.api.ts'

/** Shown here; the file has all. */
const SHOWN = 25

/** The people that were not set back, each with the reason. */
export function KeptPeople({ record }: { record: PartyImport }) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const { edit } = useAddresses(IMPORT_SUBJECTS[record.kind].declared)
  const { data, error, refetch } = useReport(record, { only: 'kept', page: 1, limit: SHOWN })
  const { save, isSaving } = useSave(() => downloadReport(record, 'kept'), {
    onSaved: (file) => saveFile(file, t('partyImport.kept.fileName')),
  })
  const rowOf = ({ rowNumber, code, name, kept, partyId }: PartyReportRow): KeptRow => ({
    ...{ id: String(rowNumber), code, reason: kept === null ? '–' : t(`partyImport.kept.because.${kept}`) },
    name:
      partyId === null || kept === 'gone' ? (
        <bdi>{name}</bdi>
      ) : (
        <TextLink to={edit(partyId)}>
          <bdi>{name}</bdi>
        </TextLink>
      ),
  })
  const hasMore = record.keptCount > SHOWN
  return (
    <KeptTable
      icon={Download}
      words={{
        title: t('partyImport.kept.title'),
        more: hasMore ? t('partyImport.kept.more', { number: format.number(SHOWN) }) : null,
        download: t('partyImport.kept.download'),
        failed: t('partyImport.kept.failed'),
        code: t('partyImport.report.code'),
        name: t('partyImport.report.name'),
        reason: t('partyImport.kept.reason'),
      }}
      rows={data?.data.map(rowOf)}
      error={error}
      onRetry={() => void refetch()}
      isDownloading={isSaving}
      onDownload={() => void save(undefined)}
    />
  )
}
