import {
  CalendarClock,
  CircleAlert,
  Clock,
  Eye,
  FileCheck2,
  PackageMinus,
  PackageX,
  PenLine,
  ShieldAlert,
  Truck,
  Undo2,
  Unplug,
  type LucideIcon,
} from 'lucide-react'
import type { Notification, NotificationKind, NotificationParams } from '@comptoir/contracts/identity/notifications'
import {
  Box,
  chakra,
  DateTime,
  Link,
  Text,
  useFormat,
  useSession,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform'
import { notificationAddress } from './notification-address.ts'

const ICONS: Record<NotificationKind, LucideIcon> = {
  importFinished: FileCheck2,
  importFailed: CircleAlert,
  changesUndone: Undo2,
  undoFailed: CircleAlert,
  peopleImported: FileCheck2,
  peopleImportFailed: CircleAlert,
  peopleImportUndone: Undo2,
  peopleUndoFailed: CircleAlert,
  stockLow: PackageMinus,
  stockNegative: PackageX,
  lotsExpiring: CalendarClock,
  transferNotSent: Truck,
  transferNotReceived: Truck,
  cashSessionLate: Clock,
  booksBroken: ShieldAlert,
  clockAhead: Clock,
  clockBack: Clock,
  supportEntered: Eye,
  supportWriting: PenLine,
  webhookSwitchedOff: Unplug,
  countedAgain: ShieldAlert,
}

const ROW = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  w: 'full',
  px: '3',
  py: '2.5',
  textAlign: 'start',
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  _focusVisible: { outlineOffset: '-2px' },
} as const
const RowLink = chakra(Link, { base: ROW })
const RowButton = chakra('button', { base: ROW })

/** Figures and days as the reader writes them; `count` stays a number, since the words follow it. */
function useWritten(params: NotificationParams): NotificationParams {
  const format = useFormat()
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name === 'day' && typeof value === 'string') return [name, format.date(value)]
      return [name, typeof value === 'number' && name !== 'count' ? format.number(value) : value]
    }),
  )
}

export interface NotificationItemProps {
  notification: Notification
  onFollow: (notification: Notification) => void
}

function Words({ notification: { kind, params, createdAt, isRead } }: { notification: Notification }) {
  const { t } = useTranslation()
  const timeZone = useSession((state) => state.company?.timeZone)
  const written = useWritten(params)
  // A newer API may know kinds that this shell does not.
  const Icon = Object.hasOwn(ICONS, kind) ? ICONS[kind] : CircleAlert
  return (
    <>
      <Box pt="0.5" color={isRead ? 'fg.subtle' : 'brand.fg'} flexShrink="0">
        <Icon aria-hidden size={18} />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight={isRead ? 'normal' : 'semibold'} color="fg.default" overflowWrap="anywhere">
          {t(`notification.${kind}`, written)}
        </Text>
        <Text textStyle="caption" color="fg.muted" fontWeight="normal">
          <DateTime value={createdAt} {...(timeZone === undefined ? {} : { timeZone })} />
        </Text>
      </Box>
      {isRead ? null : (
        <Box pt="1.5">
          <Box boxSize="2" borderRadius="full" bg="brand.solid" />
          <VisuallyHidden>{t('frame.notifications.unread')}</VisuallyHidden>
        </Box>
      )}
    </>
  )
}

/** One notification: follows its link, if any, and marks it as read. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const companyId = useSession((state) => state.company?.id)
  const pointOfSaleId = useSession((state) => state.pointOfSale?.id)
  const address = notificationAddress(notification, { companyId, pointOfSaleId })
  const follow = (): void => onFollow(notification)
  if (address === null) {
    return (
      <RowButton type="button" onClick={follow}>
        <Words notification={notification} />
      </RowButton>
    )
  }
  return (
    <RowLink to={address} onClick={follow}>
      <Words notification={notification} />
    </RowLink>
  )
}
