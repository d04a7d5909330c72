import { Box, chakra, Link } from '@comptoir/platform'
import type { NavItem } from './nav-model.ts'
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
    _hover: { bg: 'bg.hover', color: 'fg.default' },
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: { bg: 'bg.selected', color: 'brand.fg', fontWeight: 'semibold' },
    '&[aria-current=page]::before': { content: '""', position: 'absolute', insetStart: '-2', insetBlock: '1', w: '3px', borderRadius: 'full', bg: 'brand.solid' },
  },
})

export interface NavItemLinkProps {
  item: NavItem
  isActive: boolean
  /** The words give way to the icon. */
  isNarrow: boolean
  onFollow: (() => void) | undefined
}

/** One entry of the side navigation; its page is fetched while the pointer is still on its way. */
export function NavItemLink({ item, isActive, isNarrow, onFollow }: NavItemLinkProps) {
  const { icon: Icon } = item
  return (
    <ItemLink to={item.address} aria-current={isActive ? 'page' : undefined} title={isNarrow ? item.label : undefined} onClick={onFollow} {...useIntent(item.owned)}>
      <Icon aria-hidden size={18} />
      <Box as="span" opacity={isNarrow ? 0 : 1} transition="opacity 120ms" overflow="hidden" textOverflow="ellipsis">
        {item.label}
      </Box>
    </ItemLink>
  )
}
