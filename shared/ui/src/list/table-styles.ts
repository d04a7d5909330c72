import type { SystemStyleObject } from '@chakra-ui/react'

/** Figures of a column are of one width, and decimals line up at the same side in every language, with the currency on the other. */
export const numericAlign = { textAlign: { base: 'end', _rtl: 'start' }, fontVariantNumeric: 'tabular-nums' } as const

/** On a phone the row is a card, which has room for every field. */
export const hiddenBelow = (breakpoint: 'lg' | 'xl' | undefined): SystemStyleObject =>
  breakpoint === undefined ? {} : { display: { md: 'none', [breakpoint]: 'table-cell' } }

const phone = '@media (max-width: 767.98px)'

/** Below the width of a tablet each row becomes a card; roles keep it a table for who listens to it. */
export const responsiveTable: SystemStyleObject = {
  '& .quick-actions': { opacity: 0, transitionProperty: 'opacity', transitionDuration: 'fast' },
  '& tbody tr:is(:hover, :focus-within) .quick-actions': { opacity: 1 },
  '@media (hover: none)': { '& .quick-actions': { display: 'none' } },
  '& tbody tr:last-of-type td': { borderBottomWidth: 0 },
  '& tbody td[data-part=actions], & tbody td[data-part=pinned]': { position: 'sticky', insetEnd: 0, bg: 'inherit' },
  '& thead th[data-part=pinned]': { insetEnd: 0, zIndex: 2 },
  '& tbody td[data-part=primary]': { minWidth: { md: '10rem' } },
  [phone]: {
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      position: 'relative',
      px: '4',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
    },
    '& tbody tr:last-of-type': { borderBottomWidth: 0 },
    '& tbody td': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      h: 'auto',
      p: 0,
      borderBottomWidth: 0,
      textAlign: 'start',
    },
    '& tbody td[data-part=pinned]': { position: 'static' },
    '& tbody td[data-empty]': { display: 'none' },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label)',
      color: 'fg.muted',
      textStyle: 'small',
      flexShrink: 0,
    },
    '& tbody td[data-part=primary]': { pe: '8', order: -1 },
    '& tbody td[data-part=primary]::before': { display: 'none' },
    '& tbody td[data-part=actions]': { position: 'absolute', top: '2', insetEnd: '2', width: 'auto' },
    '& tbody td[data-part=select]': { position: 'absolute', top: '2.5', insetStart: '3', width: 'auto' },
    '& tbody tr:has(> td[data-part=select]) td[data-part=primary]': { ps: '7' },
  },
}
