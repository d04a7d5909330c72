import { useEffect, useState } from 'react'
import { TriangleAlert } from 'lucide-react'
import { Button, Code, Text, isRouteErrorResponse, useRouteError, useTranslation } from '@comptoir/platform/site'
import { MessagePage } from '../common/message-page.tsx'
import { newIncidentId } from '../remotes/observe/incident.ts'

function describe(error: unknown): { status: string | null; message: string } {
  if (isRouteErrorResponse(error)) return { status: String(error.status), message: error.statusText }
  return { status: null, message: error instanceof Error ? error.message : String(error) }
}

/** The last resort: an error that nothing nearer to it caught. Says its status and message, and the way back. */
export function UnexpectedError() {
  const { t } = useTranslation()
  const error = useRouteError()
  const [incidentId] = useState(newIncidentId)
  const { status, message } = describe(error)
  useEffect(() => console.error(`Incident ${incidentId}`, error), [error, incidentId])
  return (
    <MessagePage
      icon={TriangleAlert}
      title={t('shell.unexpected.title')}
      text={t('shell.unexpected.text')}
      way={{ to: '/', label: t('shell.toHome') }}
    >
      <Text textStyle="small" color="fg.muted">
        {status === null ? null : `${t('shell.unexpected.status', { status })} · `}
        <Code>{message}</Code>
      </Text>
      <Text textStyle="caption" color="fg.subtle">
        <Code>{t('common.incident', { id: incidentId })}</Code>
      </Text>
      <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
    </MessagePage>
  )
}
