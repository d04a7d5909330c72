import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Box, Button, Notice, useTranslation } from '@comptoir/platform'

export interface StaleNoticeProps {
  /** Who changed it and when, in the API's words. */
  message: string
  onReload: () => void
}

/** Above a form that was not saved because somebody else was faster: what was typed stands below until it is given up. */
export function StaleNotice({ message, onReload }: StaleNoticeProps) {
  const { t } = useTranslation('inventory')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Box ref={place}>
      <Notice
        tone="danger"
        action={
          <Button variant="outline" size="sm" onClick={onReload}>
            <RotateCw aria-hidden size={16} />
            {t('products.stale.reload')}
          </Button>
        }
      >
        {message}
      </Notice>
    </Box>
  )
}
