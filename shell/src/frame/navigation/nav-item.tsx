import { CirclePause } from 'lucide-react'
import { Box, Link, useBadge, useFormat, useTranslation, VisuallyHidden } from '@comptoir/platform'
import type { NavItem, OwnItem } from './nav-model.ts'
import { useIntent } from './use-intent.ts'

export interface NavItemLinkProps {
  item: NavItem
  /** The page is the entry's own, or one below it that has no entry: `true`, as a screen reader is told. */
  current: 'page' | 'true' | undefined
  /** The words give way to the icon. */
  isNarrow: boolean
  onFollow: (() => void) | undefined
}

/** How many of something wait behind the entry. */
function Count({ item }: { item: NavItem }) {
  const format = useFormat()
  const count = useBadge(item.owned.release.remote.id, item.badge)
  if (count <= 0) return null
  return (
    <Box
      as="span"
      ms="auto"
      minW="5"
      px="1.5"
      borderRadius="full"
      bg="brand.subtle"
      color="brand.fg"
      textStyle="caption"
      fontWeight="semibold"
      textAlign="center"
    >
      {format.number(count)}
    </Box>
  )
}

/** Why the entry leads nowhere at present; the page behind it says more. */
function Paused({ item }: { item: NavItem }) {
  const { t } = useTranslation()
  return (
    <Box as="span" ms="auto" title={item.owned.live.reason ?? t('shell.paused.entry')}>
      <CirclePause aria-hidden size={14} />
      <VisuallyHidden>{[t('shell.paused.entry'), item.owned.live.reason ?? ''].join(' ')}</VisuallyHidden>
    </Box>
  )
}

export interface OwnItemLinkProps {
  item: OwnItem
  currentAddress: string
  isNarrow: boolean
  onFollow: (() => void) | undefined
}

/** An entry of the shell itself; pages below its address belong to it. */
export function OwnItemLink({
  item: { icon: Icon, labelKey, address },
  currentAddress,
  isNarrow,
  onFollow,
}: OwnItemLinkProps) {
  const { t } = useTranslation()
  const isActive = currentAddress === address || currentAddress.startsWith(`${address}/`)
  return (
    <Link
      to={address}
      aria-current={isActive ? 'page' : undefined}
      title={isNarrow ? t(labelKey) : undefined}
      onClick={onFollow}
    >
      <Icon aria-hidden size={18} />
      <span data-words="">{t(labelKey)}</span>
    </Link>
  )
}

/** One entry of the side navigation; its page is fetched while the pointer is still approaching. */
export function NavItemLink({ item, current, isNarrow, onFollow }: NavItemLinkProps) {
  const { icon: Icon } = item
  const isPaused = item.owned.live.state === 'disabled'
  return (
    <Link
      to={item.address}
      aria-current={current}
      data-paused={isPaused ? '' : undefined}
      title={isNarrow ? item.label : undefined}
      onClick={onFollow}
      {...useIntent(item.owned)}
    >
      <Icon aria-hidden size={18} />
      <span data-words="">{item.label}</span>
      {isPaused ? <Paused item={item} /> : <Count item={item} />}
    </Link>
  )
}
