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
  /** The number to give to support. */
  incidentId?: string
  onRetry?: () => void
  retryLabel?: string
}

/** A part of the page that could not be shown; the rest of the page stays usable. */
export function ErrorPanel({ title, text, incidentId, onRetry, retryLabel }: ErrorPanelProps) {
  const { t } = useTranslation()
  return (
    <Box role="alert">
      <EmptyState
        icon={CloudAlert}
        tone="danger"
        title={title}
        text={text}
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
