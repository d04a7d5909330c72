import type { ReactElement } from 'react'
import { BellOff } from 'lucide-react'
import type { Notification } from '@comptoir/contracts/identity/notifications'
import {
  Box,
  Button,
  EmptyState,
  ErrorPanel,
  Flex,
  Heading,
  Portal,
  Skeleton,
  Stack,
  useTranslation,
} from '@comptoir/platform'
import { Popover, useOpenAtOnce } from '@comptoir/platform/overlays'
import { NotificationItem } from './notification-item.tsx'
import { useMarkRead, useNotifications } from './notifications.api.ts'
import { useUnreadCount } from './unread-count.ts'

export interface NotificationsPanelProps {
  /** The button that it hangs on. */
  trigger: ReactElement
}

function List({ isOpen, onFollow }: { isOpen: boolean; onFollow: (notification: Notification) => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useNotifications(isOpen)
  if (data === undefined && error !== null)
    return <ErrorPanel title={t('frame.notifications.failed')} error={error} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <Stack p="3" gap="3" aria-busy>
        <Skeleton h="10" />
        <Skeleton h="10" />
      </Stack>
    )
  }
  if (data.data.length === 0)
    return (
      <EmptyState
        icon={BellOff}
        title={t('frame.notifications.none')}
        text={t('frame.notifications.noneText')}
        headingLevel="h3"
      />
    )
  return (
    <Box as="ul" listStyleType="none" p="1">
      {data.data.map((notification) => (
        <li key={notification.id}>
          <NotificationItem notification={notification} onFollow={onFollow} />
        </li>
      ))}
    </Box>
  )
}

/** The person's notifications, newest first. */
export function NotificationsPanel({ trigger }: NotificationsPanelProps) {
  const { t } = useTranslation()
  const opening = useOpenAtOnce()
  const unread = useUnreadCount()
  const mark = useMarkRead()
  const follow = ({ id, isRead }: Notification): void => {
    opening.onOpenChange({ open: false })
    if (!isRead) void mark({ ids: [id] })
  }
  return (
    <Popover.Root {...opening} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            w="96"
            maxW="calc(100vw - 1rem)"
            p="0"
            overflow="hidden"
            aria-label={t('frame.notifications.title')}
          >
            <Flex
              align="center"
              justify="space-between"
              gap="2"
              px="4"
              minH="12"
              borderBottomWidth="1px"
              borderColor="border.subtle"
            >
              <Heading as="h2" textStyle="body" fontWeight="semibold">
                {t('frame.notifications.title')}
              </Heading>
              <Button variant="ghost" size="sm" disabled={unread === 0} onClick={() => void mark({})}>
                {t('frame.notifications.markAll')}
              </Button>
            </Flex>
            <Box maxH="min(28rem, 70dvh)" overflowY="auto">
              <List isOpen={opening.open} onFollow={follow} />
            </Box>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
