import type { SystemStyleObject } from '../chakra.ts'

const BORDER = { borderBottomWidth: '1px', borderColor: 'border.subtle' } as const
/** Says nothing of a phone: see `withPhonePlaces`. */
const shownFrom = (breakpoint: 'lg' | 'xl') => ({ display: { md: 'none', [breakpoint]: 'table-cell' } })

/**
 * The look of a list's table, on its root: what is in it are plain elements that say what they are, because a component for
 * each cell of a hundred rows costs more than all the rest of a page. Header 40; rows 46, compact ones 38.
 */
const table: SystemStyleObject = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  textStyle: 'body',
  '& th': {
    ...BORDER,
    h: '10',
    px: '2.5',
    textStyle: 'caption',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    bg: 'bg.card',
    position: 'sticky',
    top: 0,
    zIndex: 1,
  },
  '--row-height': '46px',
  '&[data-density=compact]': { '--row-height': '38px' },
  '& td': { ...BORDER, h: 'var(--row-height)', px: '2.5', py: '1', textAlign: 'start', verticalAlign: 'middle' },
  '& td[data-numeric]': { fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td)[data-from=lg]': shownFrom('lg'),
  '& :is(th, td)[data-from=xl]': shownFrom('xl'),
  '& [data-part=select]': { width: '11' },
  '& th[data-part=select]': { minW: '11' },
  '& [data-part=actions]': { width: '1%' },
  '& td[data-part=primary]': { fontWeight: 'medium' },
  '& td[data-muted]': { color: 'fg.muted', whiteSpace: { md: 'nowrap' } },
  '& tr': { bg: 'bg.card' },
  '& tbody tr:hover': { bg: 'bg.hover' },
  '& tbody tr:is([data-selected], [aria-current])': { bg: 'bg.selected' },
  '& tr[data-acts]': { cursor: 'pointer' },
  '& [data-opens]': {
    display: 'inline-block',
    textAlign: 'start',
    fontWeight: 'inherit',
    borderRadius: 'xs',
    cursor: 'pointer',
    _hover: { color: 'brand.fg' },
  },
  '& tbody': { transition: 'opacity 120ms ease 120ms' },
  '& tbody[data-stale]': { opacity: 0.6 },
  '& [data-awaited]': { display: 'flex', alignItems: 'center' },
  '& [data-awaited] > span': {
    h: '3.5',
    minW: '8',
    bg: 'bg.skeleton',
    borderRadius: 'sm',
    animation: 'pulse',
  },
  '& [data-numeric] [data-awaited] > span': { ms: { base: 'auto', _rtl: 0 } },
  '& [data-part=select] [data-awaited] > span': { boxSize: '4', minW: 0 },
  '& [data-room]': { w: { base: '11', md: '14' } },
}

const TICK = 'polygon(14% 44%, 0 60%, 40% 100%, 100% 18%, 84% 4%, 38% 66%)'
const DASH = 'polygon(0 40%, 100% 40%, 100% 60%, 0 60%)'

/** The platform's own checkbox, styled like the others. */
const ticks: SystemStyleObject = {
  '& label[data-tick]': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '6',
    cursor: 'pointer',
  },
  '& [data-tick] input': {
    appearance: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    boxSize: '4',
    bg: 'bg.card',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'xs',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
  },
  '& [data-tick] input:is(:checked, :indeterminate)': { bg: 'brand.solid', borderColor: 'brand.solid' },
  '& [data-tick] input:is(:checked, :indeterminate)::before': {
    content: '""',
    boxSize: '2.5',
    bg: 'brand.onSolid',
    clipPath: TICK,
  },
  '& [data-tick] input:indeterminate::before': { clipPath: DASH },
}

const actions: SystemStyleObject = {
  '& [data-acts-on-row]': { display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: '0.5' },
  '& [data-acts-on-row] button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    boxSize: '7',
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'button',
    transitionProperty: 'background-color, color, opacity',
    transitionDuration: 'fast',
    _icon: { boxSize: '4', flexShrink: 0 },
    _hover: { bg: 'bg.hover', color: 'fg.default' },
    _expanded: { bg: 'bg.hover', color: 'fg.default' },
  },
  // Narrow screens need the room for columns; the menu has all actions.
  '& button[data-quick]': { opacity: 0, display: { base: 'none', xl: 'inline-flex' } },
  '& tbody tr:is(:hover, :focus-within) button[data-quick]': { opacity: 1 },
  '@media (hover: none)': { '& button[data-quick]': { display: 'none' } },
}

const wide = '@media (min-width: 768px)'
const phone = '@media (max-width: 767.98px)'

/** Below the width of a tablet each row has two lines; roles keep it a table for who listens to it. */
const responsive: SystemStyleObject = {
  '& tbody tr:last-of-type td': { borderBottomWidth: 0 },
  '& tbody td[data-part=actions], & tbody td[data-part=pinned]': { position: 'sticky', insetEnd: 0, bg: 'inherit' },
  '& thead th[data-part=pinned]': { insetEnd: 0, zIndex: 2 },
  '& tbody td[data-part=primary]': { minWidth: { md: '10rem', xl: '15rem' } },
  [wide]: {
    // Decimals line up at the same side in every language, with the currency on the other.
    '& :is(th, td)[data-numeric]': { textAlign: { base: 'end', _rtl: 'start' } },
    // What names a row stays in sight while the others scroll sideways.
    '& :is(th, td):is([data-part=select], [data-part=primary])': { position: 'sticky', insetStart: 0, zIndex: 1 },
    '&[data-has-ticks] [data-part=primary]': { insetStart: '11' },
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
    '&[data-has-ticks] tbody tr': { ps: '13' },
    '&[data-has-actions] tbody tr': { pe: '13' },
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

export const listTable: SystemStyleObject = { ...table, ...ticks, ...actions, ...responsive }
