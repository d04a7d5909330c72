import { useMemo } from 'react'
import type { ReleaseIncident, RemoteStatus } from '@comptoir/contracts/federation'
import {
  chakra,
  Code,
  DataTable,
  DateTime,
  Section,
  Text,
  useFormat,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { useReleaseIncidents } from './federation.api.ts'

/** What failed in browsers with the live release. */
export function IncidentsSection({ status }: { status: RemoteStatus }) {
  const { t } = useTranslation()
  const { data } = useReleaseIncidents(status.id, status.active)
  const columns = useIncidentColumns()
  return (
    <Section title={t('releases.incidents')} description={t('releases.incidentsText')}>
      {data === undefined || data.items.length > 0 ? (
        <DataTable
          label={t('releases.incidents')}
          columns={columns}
          rows={data?.items}
          rowKey={({ incidentId }) => incidentId}
          rowName={({ message }) => message}
        />
      ) : (
        <Text color="fg.muted">{t('releases.noIncidents')}</Text>
      )}
    </Section>
  )
}

function useIncidentColumns(): readonly Column<ReleaseIncident>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'problem',
        header: t('releases.column.problem'),
        cell: (incident) => <Problem incident={incident} />,
        isPrimary: true,
      },
      {
        id: 'page',
        header: t('releases.column.page'),
        cell: ({ path }) => <Code>{path}</Code>,
        isMuted: true,
        hideBelow: 'lg',
      },
      { id: 'count', header: t('releases.column.count'), cell: ({ count }) => format.number(count), isNumeric: true },
      {
        id: 'lastSeen',
        header: t('releases.column.lastSeen'),
        cell: ({ lastAt }) => <DateTime value={lastAt} />,
        isMuted: true,
      },
    ],
    [t, format],
  )
}

function Problem({ incident: { incidentId, class: kind, message, stack } }: { incident: ReleaseIncident }) {
  return (
    <>
      <Text dir="ltr" textAlign="start" overflowWrap="anywhere">
        {message}
      </Text>
      <Code>{`${kind} · ${incidentId}`}</Code>
      {stack === null ? null : (
        <chakra.pre
          dir="ltr"
          textStyle="caption"
          color="fg.muted"
          maxH="8rem"
          overflow="auto"
          whiteSpace="pre-wrap"
          fontWeight="normal"
          tabIndex={0}
        >
          {stack}
        </chakra.pre>
      )}
    </>
  )
}
