import type { SystemStyleObject } from '@comptoir/platform'

/** The look of the side navigation, on its root: its entries are plain elements, since they are drawn first on every page. */
export const navStyles: SystemStyleObject = {
  '& ul': { listStyleType: 'none', display: 'grid', gap: '0.5' },
  '& ul[data-folded]': { display: 'none' },
  '& li': { minW: 0 },
  '& li > a': {
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
    '&[data-paused]': { color: 'fg.subtle', fontStyle: 'italic' },
  },
  // Long names take a second line, which a narrow navigation has no room for.
  '& [data-words]': { transition: 'opacity 120ms', overflow: 'hidden', whiteSpace: 'normal', lineHeight: '1.25' },
  '&[data-narrow] [data-words]': { opacity: 0, whiteSpace: 'nowrap' },
  '&[data-narrow] li > a > span': { position: 'absolute', insetEnd: '0', top: '0' },
}
