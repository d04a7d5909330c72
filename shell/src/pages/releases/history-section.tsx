import { useMemo } from 'react'
import { INSTALLATION_ACTOR, type ReleaseEvent, type RemoteStatus } from '@comptoir/contracts/federation'
import { chakra, Code, DataTable, DateTime, Section, useTranslation, type Column } from '@comptoir/platform'
import { useReleaseLog } from './federation.api.ts'

/** Who changed what is live, when and why. */
export function HistorySection({ status }: { status: RemoteStatus }) {
  const { t } = useTranslation()
  const { data } = useReleaseLog(status.id)
  return (
    <Section title={t('releases.history')}>
      <DataTable
        label={t('releases.history')}
        columns={useEventColumns()}
        rows={data?.items}
        rowKey={({ revision }) => String(revision)}
        rowName={({ action }) => t(`releases.event.${action}`)}
      />
    </Section>
  )
}

function useEventColumns(): readonly Column<ReleaseEvent>[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'what',
        header: t('releases.column.what'),
        cell: ({ action }) => t(`releases.event.${action}`),
        isPrimary: true,
      },
      {
        id: 'build',
        header: t('releases.column.build'),
        cell: ({ toBuild }) => (toBuild === null ? '–' : <Code>{toBuild}</Code>),
        isMuted: true,
      },
      {
        id: 'by',
        header: t('releases.column.by'),
        cell: ({ actor }) => (
          <chakra.bdi>{actor === INSTALLATION_ACTOR ? t('releases.byInstallation') : actor}</chakra.bdi>
        ),
      },
      {
        id: 'reason',
        header: t('releases.column.reason'),
        cell: ({ reason }) => <chakra.bdi>{reason ?? '–'}</chakra.bdi>,
        isMuted: true,
      },
      { id: 'when', header: t('releases.column.when'), cell: ({ at }) => <DateTime value={at} />, isMuted: true },
    ],
    [t],
  )
}
