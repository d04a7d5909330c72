import { CirclePause } from 'lucide-react'
import { Box, chakra, Link, useBadge, useFormat, useTranslation, VisuallyHidden } from '@comptoir/platform'
import type { NavItem, OwnItem } from './nav-model.ts'
import { useIntent } from './use-intent.ts'

const ItemLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '8',
    px: '3',
    borderRadius: 'md',
    color: 'fg.muted',
    textStyle: 'body',
    whiteSpace: 'nowrap',
    overflow: 'clip',
    overflowClipMargin: '8px',
    '& > svg': { flexShrink: 0 },
    _hover: { bg: 'bg.hover', color: 'fg.default' },
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: { bg: 'bg.selected', color: 'brand.fg', fontWeight: 'semibold' },
    '&[aria-current=page]::before': {
      content: '""',
      position: 'absolute',
      insetStart: '-2',
      insetBlock: '1',
      w: '3px',
      borderRadius: 'full',
      bg: 'brand.solid',
    },
    // The page is one below the entry's: quieter than the entry of the page itself.
    '&[aria-current=true]': { color: 'brand.fg', fontWeight: 'medium' },
    '&[aria-current=true]::before': {
      content: '""',
      position: 'absolute',
      insetStart: '-1',
      top: '50%',
      boxSize: '1.5',
      borderRadius: 'full',
      transform: 'translateY(-50%)',
      bg: 'brand.solid',
    },
    '&[data-narrow] > span': { position: 'absolute', insetEnd: '0', top: '0' },
    '&[data-paused]': { color: 'fg.subtle', fontStyle: 'italic' },
  },
})

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
    <ItemLink
      to={address}
      aria-current={isActive ? 'page' : undefined}
      title={isNarrow ? t(labelKey) : undefined}
      onClick={onFollow}
    >
      <Icon aria-hidden size={18} />
      <Label isNarrow={isNarrow}>{t(labelKey)}</Label>
    </ItemLink>
  )
}

function Label({ isNarrow, children }: { isNarrow: boolean; children: string }) {
  return (
    <Box as="span" opacity={isNarrow ? 0 : 1} transition="opacity 120ms" overflow="hidden" textOverflow="ellipsis">
      {children}
    </Box>
  )
}

/** One entry of the side navigation; its page is fetched while the pointer is still approaching. */
export function NavItemLink({ item, current, isNarrow, onFollow }: NavItemLinkProps) {
  const { icon: Icon } = item
  const isPaused = item.owned.live.state === 'disabled'
  return (
    <ItemLink
      to={item.address}
      aria-current={current}
      data-narrow={isNarrow ? '' : undefined}
      data-paused={isPaused ? '' : undefined}
      title={isNarrow ? item.label : undefined}
      onClick={onFollow}
      {...useIntent(item.owned)}
    >
      <Icon aria-hidden size={18} />
      <Label isNarrow={isNarrow}>{item.label}</Label>
      {isPaused ? <Paused item={item} /> : <Count item={item} />}
    </ItemLink>
  )
}
