import { Package } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { RemoteStatus } from '@comptoir/contracts/federation'
import {
  AddButton,
  Card,
  chakra,
  Code,
  DataTable,
  DateTime,
  EmptyState,
  ErrorPanel,
  Flex,
  PageHeader,
  useFormat,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { useTitle } from '../../common/use-title.ts'
import { useFederationStatus } from './federation.api.ts'
import { NewRemoteDialog } from './new-remote-dialog.tsx'
import { ReleaseState, useHealthText } from './release-state.tsx'

const liveOf = ({ active, releases }: RemoteStatus) => releases.find(({ build }) => build === active)

function useRemoteColumns(): readonly Column<RemoteStatus>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const { failures, firstRender } = useHealthText()
  return useMemo(
    () => [
      {
        id: 'remote',
        header: t('releases.column.remote'),
        cell: ({ id }) => <chakra.bdi>{id}</chakra.bdi>,
        isPrimary: true,
      },
      {
        id: 'state',
        onPhone: 'end',
        header: t('releases.column.state'),
        cell: ({ state }) => <ReleaseState state={state} />,
      },
      {
        id: 'version',
        header: t('releases.column.version'),
        cell: (remote) => <Code>{liveOf(remote)?.version ?? '–'}</Code>,
      },
      {
        id: 'published',
        header: t('releases.column.published'),
        cell: (remote) => <PublishedAt at={liveOf(remote)?.publishedAt} />,
        isMuted: true,
        hideBelow: 'lg',
      },
      {
        id: 'loads',
        header: t('releases.column.loads'),
        cell: (remote) => format.number(liveOf(remote)?.health.loads ?? 0),
        isNumeric: true,
      },
      {
        id: 'failures',
        header: t('releases.column.failures'),
        cell: (remote) => healthOf(remote, failures),
        isNumeric: true,
      },
      {
        id: 'firstRender',
        header: t('releases.column.firstRender'),
        cell: (remote) => healthOf(remote, firstRender),
        isNumeric: true,
        hideBelow: 'lg',
      },
      {
        id: 'owner',
        header: t('releases.column.owner'),
        cell: ({ owner }) => <chakra.bdi>{owner}</chakra.bdi>,
        isMuted: true,
        hideBelow: 'xl',
      },
    ],
    [t, format, failures, firstRender],
  )
}

function healthOf(remote: RemoteStatus, text: ReturnType<typeof useHealthText>['failures']): string {
  const live = liveOf(remote)
  return live === undefined ? '–' : text(live.health)
}

function PublishedAt({ at }: { at: string | undefined }) {
  return at === undefined ? '–' : <DateTime value={at} />
}

/** Every remote with what is live of it, for super-administrators. A page of the shell's own: it opens when all remotes are broken. */
export function ReleasesPage() {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  useTitle(t('frame.releases'))
  return (
    <Flex direction="column" gap="4" px={{ base: '4', md: '6' }} py="6" maxW="page" mx="auto" w="full">
      <PageHeader
        title={t('frame.releases')}
        subtitle={t('releases.subtitle')}
        actions={<AddButton label={t('releases.newRemote')} onClick={() => setAdding(true)} />}
      />
      <Card.Root overflow="hidden">
        <Remotes />
      </Card.Root>
      {isAdding ? <NewRemoteDialog onClose={() => setAdding(false)} /> : null}
    </Flex>
  )
}

function Remotes() {
  const { t } = useTranslation()
  const columns = useRemoteColumns()
  const { data, error, isFetching, refetch } = useFederationStatus()
  if (error && !data)
    return <ErrorPanel title={t('common.listFailedTitle')} error={error} onRetry={() => void refetch()} />
  if (data?.remotes.length === 0)
    return <EmptyState icon={Package} title={t('releases.none')} text={t('releases.subtitle')} />
  return (
    <DataTable
      label={t('frame.releases')}
      columns={columns}
      rows={data?.remotes}
      rowKey={({ id }) => id}
      rowName={({ id }) => id}
      rowTo={({ id }) => `/superadmin/releases/${id}`}
      isFetching={isFetching && data === undefined}
    />
  )
}
