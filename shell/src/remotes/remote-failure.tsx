import { useEffect, useState } from 'react'
import { Box, Code, ErrorPanel, Link, Text, useLanguage, useTranslation } from '@comptoir/platform'
import type { OwnedRoute } from '../router/addresses.ts'
import { newIncidentId } from './incident.ts'
import { labelOf } from './labels.ts'
import { isTransient } from './load-page.ts'

export interface RemoteFailureProps {
  owned: OwnedRoute
  problem: unknown
  onRetry: () => void
}

/**
 * What stands in place of a page that could not be brought or broke down: what happened, what still works, the incident's
 * number and version for whoever looks into it. Tries again by itself when the line comes back.
 */
export function RemoteFailure({ owned, problem, onRetry }: RemoteFailureProps) {
  const { t } = useTranslation()
  const [incidentId] = useState(newIncidentId)
  const { release, route } = owned
  const isLineFailure = isTransient(problem)
  const name = labelOf(release, route.titleKey, useLanguage())
  useEffect(() => console.error(`Incident ${incidentId}: ${release.remote.id} ${release.remote.version}, build ${release.build}`, problem), [incidentId, problem, release])
  useEffect(() => {
    if (!isLineFailure) return undefined
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [isLineFailure, onRetry])
  return (
    <Box maxW="page" mx="auto" py="12">
      <ErrorPanel
        title={t('shell.remoteFailed.title', { name })}
        text={isLineFailure ? t('shell.remoteFailed.line') : t('shell.remoteFailed.code')}
        incidentId={incidentId}
        onRetry={onRetry}
      />
      <Text textAlign="center" textStyle="caption" color="fg.subtle">
        <Code>{`${release.remote.id} ${release.remote.version} · ${release.build}`}</Code>
      </Text>
      <Text textAlign="center" textStyle="small" mt="3" color="brand.fg">
        <Link to="/">{t('shell.toHome')}</Link>
      </Text>
    </Box>
  )
}
