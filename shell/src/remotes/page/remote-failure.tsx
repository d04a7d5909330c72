import { useCallback, useEffect, useState } from 'react'
import { Copy } from 'lucide-react'
import {
  Box,
  Button,
  Code,
  copyText,
  ErrorPanel,
  Flex,
  Link,
  Text,
  useLanguage,
  useTranslation,
} from '@comptoir/platform/site'
import type { FailureClass, RemoteRelease } from '@comptoir/contracts/federation'
import type { OwnedRoute } from '../registry/addresses.ts'
import { useRemoteServices } from '../context.tsx'
import { newIncidentId } from '../observe/incident.ts'
import { labelOf } from '../registry/labels.ts'
import { markFailed } from '../registry/live-remotes.ts'
import { isTransient } from '../loading/load-page.ts'
import { reportIncident } from '../observe/incidents.ts'
import { useMarkFailed, useRetry } from './use-retry.ts'
import type { Version } from './use-version.ts'

export interface RemoteFailureProps {
  owned: OwnedRoute
  /** The release that failed last. */
  release: RemoteRelease
  problem: unknown
  class: FailureClass
  onRetry: () => void
  /** Offered when trying again did not help. */
  previous?: Version['previous']
}

function versionText({ remote, build }: RemoteRelease): string {
  return `${remote.id} ${remote.version} · ${build}`
}

/** The releases that were tried, the live one first. */
function versionsTried({ release }: OwnedRoute, failed: RemoteRelease): string[] {
  return [...new Set([versionText(release), versionText(failed)])]
}

function CopyDetails({ lines }: { lines: string[] }) {
  const { t } = useTranslation()
  return (
    <Button variant="ghost" size="sm" onClick={() => void copyText(lines.join('\n'))}>
      <Copy aria-hidden size={16} />
      {t('shell.remoteFailed.copy')}
    </Button>
  )
}

/**
 * Replaces a page that failed to load or crashed: what happened, what still works, the incident's
 * number and the versions for support. Retries by itself when something may have changed.
 */
export function RemoteFailure({
  owned,
  release,
  problem,
  class: failureClass,
  onRetry,
  previous = null,
}: RemoteFailureProps) {
  const { t } = useTranslation()
  const { live } = useRemoteServices()
  const [incidentId] = useState(newIncidentId)
  const { id } = owned.release.remote
  const name = labelOf(owned.release, owned.route.titleKey, useLanguage())
  const versions = versionsTried(owned, release)
  useEffect(() => {
    reportIncident({ release, problem, class: failureClass, incidentId })
  }, [release, problem, failureClass, incidentId])
  useRetry(onRetry)
  useMarkFailed(useCallback((isFailed) => markFailed(live, id, isFailed), [live, id]))
  const message = problem instanceof Error ? problem.message : String(problem)
  return (
    <Box maxW="page" mx="auto" py="12">
      <ErrorPanel
        title={t('shell.remoteFailed.title', { name })}
        text={isTransient(problem) ? t('shell.remoteFailed.line') : t('shell.remoteFailed.code')}
        incidentId={incidentId}
        onRetry={onRetry}
      />
      <Flex justify="center" gap="2" wrap="wrap" mb="4">
        {previous === null ? null : (
          <Button size="sm" onClick={previous.run}>
            {t('shell.previous.use', { version: previous.version })}
          </Button>
        )}
        <CopyDetails lines={[incidentId, ...versions, location.pathname, message]} />
        <Button asChild variant="ghost" size="sm">
          <Link to="/">{t('shell.toHome')}</Link>
        </Button>
      </Flex>
      {versions.map((version) => (
        <Text key={version} textAlign="center" textStyle="caption" color="fg.subtle">
          <Code>{version}</Code>
        </Text>
      ))}
    </Box>
  )
}
