import { useMemo } from 'react'
import type { ReleaseSummary, RemoteStatus } from '@comptoir/contracts/federation'
import {
  Button,
  chakra,
  Code,
  DataTable,
  DateTime,
  Flex,
  Section,
  StatusBadge,
  Text,
  useFormat,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { useHealthText } from './release-state.tsx'

export interface ReleasesSectionProps {
  status: RemoteStatus
  onPromote: (release: ReleaseSummary) => void
}

/** The newest releases, each with what it did in browsers; one whose files were removed says so and cannot become live. */
export function ReleasesSection({ status, onPromote }: ReleasesSectionProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('frame.releases')}>
      <DataTable
        label={t('releases.ofRemote', { name: status.id })}
        columns={useReleaseColumns(status, onPromote)}
        rows={status.releases}
        rowKey={({ build }) => build}
        rowName={({ version }) => version}
      />
    </Section>
  )
}

function useReleaseColumns(
  status: RemoteStatus,
  onPromote: ReleasesSectionProps['onPromote'],
): readonly Column<ReleaseSummary>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const { failures, firstRender } = useHealthText()
  return useMemo(
    () => [
      {
        id: 'version',
        header: t('releases.column.version'),
        cell: (release) => <Version release={release} status={status} />,
        isPrimary: true,
      },
      { id: 'build', header: t('releases.column.build'), cell: ({ build }) => <Code>{build}</Code>, isMuted: true },
      {
        id: 'published',
        header: t('releases.column.published'),
        cell: ({ publishedAt }) => <DateTime value={publishedAt} />,
        isMuted: true,
      },
      {
        id: 'by',
        header: t('releases.column.by'),
        cell: (release) => <Publisher release={release} />,
        isMuted: true,
        hideBelow: 'lg',
      },
      {
        id: 'loads',
        header: t('releases.column.loads'),
        cell: ({ health }) => format.number(health.loads),
        isNumeric: true,
      },
      {
        id: 'failures',
        header: t('releases.column.failures'),
        cell: ({ health }) => <chakra.span whiteSpace="nowrap">{failures(health)}</chakra.span>,
        isNumeric: true,
      },
      {
        id: 'firstRender',
        header: t('releases.column.firstRender'),
        cell: ({ health }) => firstRender(health),
        isNumeric: true,
        hideBelow: 'xl',
      },
      {
        id: 'promote',
        header: t('common.actions'),
        cell: (release) => <Promote release={release} status={status} onPromote={onPromote} />,
      },
    ],
    [t, format, failures, firstRender, status, onPromote],
  )
}

function Version({ release, status }: { release: ReleaseSummary; status: RemoteStatus }) {
  const { t } = useTranslation()
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <chakra.bdi>{release.version}</chakra.bdi>
      {release.build === status.active ? <StatusBadge tone="success" label={t('releases.live')} size="sm" /> : null}
      {release.build === status.previous ? (
        <StatusBadge tone="neutral" label={t('releases.previous')} size="sm" />
      ) : null}
      {release.isCompatible ? null : <StatusBadge tone="attention" label={t('releases.incompatible')} size="sm" />}
      {release.filesRemovedAt === null ? null : (
        <StatusBadge tone="neutral" label={t('releases.filesRemoved')} size="sm" />
      )}
    </Flex>
  )
}

function Publisher({ release }: { release: ReleaseSummary }) {
  const { t } = useTranslation()
  return <chakra.bdi>{release.isBuiltIn ? t('releases.builtIn') : release.publishedBy}</chakra.bdi>
}

function Promote({ release, status, onPromote }: { release: ReleaseSummary } & ReleasesSectionProps) {
  const { t } = useTranslation()
  if (release.filesRemovedAt !== null)
    return (
      <Text color="fg.muted" fontSize="sm">
        {t('releases.publishAgain')}
      </Text>
    )
  if (release.build === status.active || !release.isCompatible) return null
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`${t('releases.promote')} ${release.version} ${release.build}`}
      onClick={() => onPromote(release)}
    >
      {t('releases.promote')}
    </Button>
  )
}
