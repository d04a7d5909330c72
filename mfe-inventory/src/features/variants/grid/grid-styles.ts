import type { SystemStyleObject } from '@comptoir/platform'

/** A field on a line of its own, as wide as the card. */
const LINE = { gridColumn: '1 / -1' } as const

/**
 * Below the width of a tablet each variant is a card: its name with its menu, then its fields, each under its column's
 * name. Of the header only what fills a whole column is left in sight. Roles keep it a table for who listens to it.
 */
const PHONE: SystemStyleObject = {
  '&, & thead, & tbody': { display: 'block' },
  '& thead tr': { display: 'flex', flexWrap: 'wrap', columnGap: '4', px: '4', py: '1' },
  '& th': { display: 'block', h: 'auto', p: 0, borderBottomWidth: 0 },
  '& th:not([data-fills])': { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    columnGap: '4',
    rowGap: '2',
    position: 'relative',
    px: '4',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& td': { display: 'block', h: 'auto', p: 0, minW: 0, borderBottomWidth: 0 },
  // Not under the bar that saves.
  '& input': { scrollMarginBottom: '28' },
  '& td[data-place=name]': { ...LINE, pe: '12' },
  '& td[data-place=line]': LINE,
  '& td[data-place=actions]': { position: 'absolute', top: '2', insetEnd: '2' },
  '& td[data-label]::before': {
    content: 'attr(data-label)',
    display: 'block',
    mb: '1',
    textStyle: 'caption',
    color: 'fg.muted',
  },
}

/** What names a row stays in sight while the fields scroll sideways. */
const WIDE: SystemStyleObject = {
  minW: '52rem',
  '& [data-place=name]': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    bg: 'bg.card',
    minW: '40',
    maxW: '64',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& td[data-place=line]': { minW: '44' },
  '& td[data-place=price]': { minW: '32' },
}

export const GRID_STYLES: SystemStyleObject = {
  '@media (max-width: 767.98px)': PHONE,
  '@media (min-width: 768px)': WIDE,
}

/** A field that takes the focus is brought beside the name, not under it. */
export const SCROLL_PADDING = { md: '64' } as const
