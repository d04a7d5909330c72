import type { RemoteStatus } from '@comptoir/contracts/federation'
import {
  Button,
  EmptyState,
  ErrorPanel,
  Flex,
  Notice,
  PageHeader,
  PageSkeleton,
  useParams,
  useTranslation,
} from '@comptoir/platform'
import { PackageX } from 'lucide-react'
import { useState } from 'react'
import { useTitle } from '../../common/use-title.ts'
import { ChangeDialog, type ProposedChange } from './change-dialog.tsx'
import { useChangeRelease, useFederationStatus } from './federation.api.ts'
import { HistorySection } from './history-section.tsx'
import { IncidentsSection } from './incidents-section.tsx'
import { ReleasesSection } from './releases-section.tsx'
import { REMOTE_ID } from './remote-id.ts'
import { TokensSection } from './tokens-section.tsx'

/** One remote: its releases, problems, history and tokens, and every change of what is live. */
export function RemoteReleasesPage() {
  const { t } = useTranslation()
  const { remote = '' } = useParams()
  const { data, error, refetch } = useFederationStatus()
  useTitle(t('releases.ofRemote', { name: remote }))
  if (error && !data)
    return <ErrorPanel title={t('common.listFailedTitle')} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <PageSkeleton kind="table" />
  const status = data.remotes.find(({ id }) => id === remote) ?? unpublished(remote)
  if (status === null) return <EmptyState icon={PackageX} title={t('releases.unknown')} text={t('releases.subtitle')} />
  return <RemoteReleases key={status.id} status={status} revision={data.revision} />
}

/** A name that may become a remote: its team needs a token before the first release. */
function unpublished(id: string): RemoteStatus | null {
  return REMOTE_ID.test(id)
    ? { id, owner: '–', state: 'unpublished', reason: null, active: null, previous: null, releases: [] }
    : null
}

function RemoteReleases({ status, revision }: { status: RemoteStatus; revision: number }) {
  const { t } = useTranslation()
  const [proposed, setProposed] = useState<ProposedChange | null>(null)
  const changing = useChangeRelease(revision)
  return (
    <Flex direction="column" gap="4" px={{ base: '4', md: '6' }} py="6" maxW="page" mx="auto" w="full">
      <PageHeader
        title={status.id}
        subtitle={status.owner}
        breadcrumb={[{ label: t('frame.releases'), to: '/superadmin/releases' }, { label: status.id }]}
        actions={
          <Actions
            status={status}
            onAsk={setProposed}
            onEnable={() =>
              void changing.change(status, { action: 'enable' }, t('releases.changed.enabled', { name: status.id }))
            }
            isBusy={changing.isBusy}
          />
        }
      />
      {status.state === 'disabled' ? (
        <Notice tone="attention" title={t('releases.state.disabled')}>
          <bdi>{status.reason}</bdi>
        </Notice>
      ) : null}
      {status.releases.length === 0 ? (
        <Notice tone="brand" title={t('releases.notYet.title')}>
          {t('releases.notYet.text')}
        </Notice>
      ) : (
        <>
          <ReleasesSection status={status} onPromote={(release) => setProposed({ action: 'promote', release })} />
          <IncidentsSection status={status} />
          <HistorySection status={status} />
        </>
      )}
      <TokensSection remote={status.id} />
      <ChangeDialog status={status} proposed={proposed} changing={changing} onClose={() => setProposed(null)} />
    </Flex>
  )
}

function Actions({
  status,
  onAsk,
  onEnable,
  isBusy,
}: {
  status: RemoteStatus
  onAsk: (proposed: ProposedChange) => void
  onEnable: () => void
  isBusy: boolean
}) {
  const { t } = useTranslation()
  const previous = status.releases.find(({ build }) => build === status.previous)
  return (
    <>
      {status.state === 'active' ? (
        <Button variant="outline" size="lg" onClick={() => onAsk({ action: 'disable' })}>
          {t('releases.disable')}
        </Button>
      ) : null}
      {status.state === 'disabled' ? (
        <Button variant="outline" size="lg" loading={isBusy} onClick={onEnable}>
          {t('releases.enable')}
        </Button>
      ) : null}
      {previous === undefined ? null : (
        <Button size="lg" onClick={() => onAsk({ action: 'rollback', release: previous })}>
          {t('releases.rollback')}
        </Button>
      )}
    </>
  )
}
