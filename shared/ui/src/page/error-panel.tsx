import { CloudAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Box, Button, Text } from '../chakra.ts'
import { Code } from '../values/code.tsx'
import { EmptyState } from './empty-state.tsx'

export interface ErrorPanelProps {
  title: string
  /** What happened, what was kept, what to do. */
  text?: ReactNode
  /** What a read failed with: says what happened where `text` does not, and which number support needs. */
  error?: unknown
  /** The number to give to support. */
  incidentId?: string
  onRetry?: () => void
  retryLabel?: string
}

/** A part of the page that could not be shown; the rest of the page stays usable. */
export function ErrorPanel({ title, text, error, onRetry, retryLabel, ...props }: ErrorPanelProps) {
  const { t } = useTranslation()
  const incidentId = props.incidentId ?? incidentOf(error)
  const reason = error === undefined || error === null ? undefined : (messageOf(error) ?? t('common.fetchFailed'))
  return (
    <Box role="alert">
      <EmptyState
        icon={CloudAlert}
        tone="danger"
        title={title}
        text={text ?? reason}
        actions={
          onRetry ? (
            <Button variant="outline" size="sm" onClick={onRetry}>
              <RotateCw aria-hidden size={16} />
              {retryLabel ?? t('common.retry')}
            </Button>
          ) : null
        }
      />
      {incidentId ? (
        <Text textStyle="caption" color="fg.subtle" textAlign="center" mt="-5" pb="5">
          {t('common.incident')} <Code>{incidentId}</Code>
        </Text>
      ) : null}
    </Box>
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What the server said, which refusals carry as their message, or what the error itself says. */
function messageOf(error: unknown): string | undefined {
  const message = isObject(error) ? error['message'] : undefined
  return typeof message === 'string' && message.trim() !== '' ? message : undefined
}

/** The request's number, where the server gave one for an unexpected failure. */
function incidentOf(error: unknown): string | undefined {
  if (!isObject(error) || !isObject(error['problem'])) return undefined
  const { status, instance } = error['problem']
  const isKnown = typeof status === 'number' && status >= 500 && typeof instance === 'string' && instance !== ''
  return isKnown ? instance : undefined
}
