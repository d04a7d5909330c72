import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Box, Button } from '../chakra.ts'
import { Notice } from '../page/notice.tsx'

export interface StaleNoticeProps {
  /** Who changed it and when, in the API's words; null draws nothing. */
  message: string | null
  /** Gives up what was typed and shows the present state. */
  onReload: () => void
}

/** Above a form that was not saved because somebody else was faster: what was typed stays until it is discarded. */
export function StaleNotice({ message, onReload }: StaleNoticeProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message !== null) place.current?.scrollIntoView({ block: 'center' })
  }, [message])
  if (message === null) return null
  return (
    <Box ref={place}>
      <Notice
        tone="danger"
        action={
          <Button type="button" variant="outline" size="sm" onClick={onReload}>
            <RotateCw aria-hidden size={16} />
            {t('common.reload')}
          </Button>
        }
      >
        {message}
      </Notice>
    </Box>
  )
}
