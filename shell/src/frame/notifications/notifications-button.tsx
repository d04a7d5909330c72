import { useState } from 'react'
import { Bell } from 'lucide-react'
import { Badge, Box, IconButton, deferred, DeferredPart, useFormat, useTranslation } from '@comptoir/platform'
import { useUnreadCount } from './unread-count.ts'

const panel = deferred(async () => (await import(/* webpackChunkName: "menus" */ '../menus.ts')).NotificationsPanel)
/** From here on it is "more than that". */
const MOST_SHOWN = 99

/** The person's notifications, with the number of new ones. */
export function NotificationsButton() {
  const { t } = useTranslation()
  const format = useFormat()
  const count = useUnreadCount()
  const [isWanted, setWanted] = useState(false)
  const prepare = (): void => void panel.fetch().catch(() => undefined)
  const shown = count > MOST_SHOWN ? `${format.number(MOST_SHOWN)}+` : format.number(count)
  const button = (
    <IconButton
      variant="ghost"
      size="lg"
      position="relative"
      aria-label={t('frame.notifications.button', { count, shown })}
      aria-haspopup="dialog"
      onClick={() => setWanted(true)}
      onFocus={prepare}
      onPointerEnter={prepare}
    >
      <Bell aria-hidden />
      <Box aria-hidden position="absolute" top="-1" insetEnd="-2">
        <Badge
          size="sm"
          colorPalette={count > 0 ? 'attention' : 'neutral'}
          minW="4"
          minH="4"
          px="1"
          justifyContent="center"
          borderRadius="full"
          dir="ltr"
          data-count={count}
        >
          {shown}
        </Badge>
      </Box>
    </IconButton>
  )
  return <DeferredPart part={panel} isWanted={isWanted} given={{ trigger: button }} before={button} />
}
