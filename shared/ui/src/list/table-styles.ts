import type { SystemStyleObject } from '@chakra-ui/react'

/** Figures of a column are of one width, and decimals line up at the same side in every language, with the currency on the other. */
export const numericAlign = { textAlign: { base: 'end', _rtl: 'start' }, fontVariantNumeric: 'tabular-nums' } as const

/** Says nothing of a phone: see `withPhonePlaces`. */
export const hiddenBelow = (breakpoint: 'lg' | 'xl' | undefined): SystemStyleObject =>
  breakpoint === undefined ? {} : { display: { md: 'none', [breakpoint]: 'table-cell' } }

const wide = '@media (min-width: 768px)'
const phone = '@media (max-width: 767.98px)'

/** Below the width of a tablet each row has two lines; roles keep it a table for who listens to it. */
export const responsiveTable: SystemStyleObject = {
  '& .quick-actions': { opacity: 0, transitionProperty: 'opacity', transitionDuration: 'fast' },
  '& tbody tr:is(:hover, :focus-within) .quick-actions': { opacity: 1 },
  '@media (hover: none)': { '& .quick-actions': { display: 'none' } },
  '& tbody tr:last-of-type td': { borderBottomWidth: 0 },
  '& tbody td[data-part=actions], & tbody td[data-part=pinned]': { position: 'sticky', insetEnd: 0, bg: 'inherit' },
  '& thead th[data-part=pinned]': { insetEnd: 0, zIndex: 2 },
  '& tbody td[data-part=primary]': { minWidth: { md: '10rem', xl: '15rem' } },
  [wide]: {
    // What names a row stays in sight while the others scroll sideways.
    '& :is(th, td):is([data-part=select], [data-part=primary])': { position: 'sticky', insetStart: 0, zIndex: 1 },
    '& tr:has(> [data-part=select]) > [data-part=primary]': { insetStart: '11' },
    '& td:is([data-part=select], [data-part=primary])': { bg: 'inherit' },
    '& th:is([data-part=select], [data-part=primary])': { zIndex: 2 },
    '& td:is([data-part=actions], [data-part=pinned])': { zIndex: 1 },
  },
  [phone]: {
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      position: 'relative',
      px: '4',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
      // The second line begins here.
      _after: { content: '""', order: 1, flexBasis: 'full' },
    },
    '& tbody tr:last-of-type': { borderBottomWidth: 0 },
    '& tbody tr:has(> td[data-part=select])': { ps: '13' },
    '& tbody tr:has(> td[data-part=actions])': { pe: '13' },
    '& tbody td': { h: 'auto', p: 0, borderBottomWidth: 0, textAlign: 'start' },
    '& tbody td[data-part=primary]': { order: -1, flex: '1 1 40%', minWidth: 0, overflowWrap: 'anywhere' },
    '& tbody td[data-part=pinned]': { position: 'static' },
    '& tbody td[data-phone=end]': { maxW: 'full' },
    // As wide and high as a finger, in a line that stays as high as its words.
    '& tbody td[data-phone=end] :is(a, button)': { my: '-3' },
    '& tbody td:is([data-phone=line], [data-phone=told])': {
      order: 2,
      mt: '0.5',
      maxW: 'full',
      color: 'fg.muted',
      textStyle: 'small',
      // High enough for a badge among the words.
      lineHeight: '1.5rem',
    },
    '& tbody td[data-phone=told]::before': { content: 'attr(data-label) " "' },
    '& tbody td:is([data-phone=hidden], [data-empty])': { display: 'none' },
    '& tbody td:is([data-part=select], [data-part=actions])': {
      position: 'absolute',
      insetBlock: 0,
      display: 'flex',
      alignItems: 'center',
      width: 'auto',
      zIndex: 1,
      bg: 'transparent',
    },
    '& tbody td[data-part=select]': { insetStart: '1' },
    '& tbody td[data-part=actions]': { insetEnd: '1' },
    // A finger opens a row anywhere on it; what else can be pressed lies above.
    '& tbody [data-opens]::after': { content: '""', position: 'absolute', inset: '-1px 0' },
    '& tbody td[data-phone] :is(a, button, select, input, label):not([data-opens])': {
      position: 'relative',
      zIndex: 1,
    },
  },
}
