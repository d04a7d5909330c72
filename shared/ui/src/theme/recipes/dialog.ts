import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const SLOTS = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
] as const
const level = (offset: string) => ({
  '--layer-z': 'zIndex.modal',
  zIndex: `calc(var(--layer-z) + var(--layer-index, 0)${offset})`,
})

const backdrop = {
  ...level(' - 1'),
  position: 'fixed',
  inset: 0,
  bg: 'bg.scrim',
  _open: { animationName: 'fade-in', animationDuration: 'moderate' },
  _closed: { animationName: 'fade-out', animationDuration: 'fast' },
} as const
const header = {
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  ps: '6',
  pe: '14',
  pt: '5',
  pb: '3',
  flexShrink: 0,
} as const
const body = { flex: 1, px: '6', pt: '1', pb: '5', textStyle: 'body', minHeight: 0 } as const
const footer = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: '2',
  px: '6',
  py: '3.5',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  bg: 'bg.page',
  borderBottomRadius: 'inherit',
  flexShrink: 0,
} as const
const parts = {
  header,
  body,
  footer,
  title: { textStyle: 'title-dialog' },
  description: { textStyle: 'body', color: 'fg.muted' },
  closeTrigger: { position: 'absolute', top: '4', insetEnd: '4' },
} as const
const width = (maxW: string) => ({ content: { maxW } })

export const dialogRecipe = defineSlotRecipe({
  className: 'c-dialog',
  slots: SLOTS,
  base: {
    ...parts,
    backdrop,
    positioner: {
      ...level(''),
      position: 'fixed',
      inset: 0,
      display: 'flex',
      justifyContent: 'center',
      p: { base: '4', md: '10' },
      overflow: 'auto',
      overscrollBehaviorY: 'none',
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      outline: 0,
      bg: 'bg.raised',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      borderRadius: 'xl',
      boxShadow: 'dialog',
      _open: { animationName: 'scale-in, fade-in', animationDuration: 'moderate' },
      _closed: { animationName: 'scale-out, fade-out', animationDuration: 'faster' },
    },
  },
  variants: {
    size: {
      xs: width('sm'),
      sm: width('md'),
      md: width('35rem'),
      lg: width('3xl'),
      xl: width('5xl'),
      full: { positioner: { p: 0 }, content: { maxW: 'none', minH: '100dvh', borderRadius: 0 } },
    },
    placement: {
      center: { content: { m: 'auto' } },
      top: { content: { mx: 'auto', mb: 'auto', mt: { base: 0, md: '10' } } },
    },
    scrollBehavior: { outside: {}, inside: { content: { maxH: '100%' }, body: { overflowY: 'auto' } } },
  },
  defaultVariants: { size: 'md', placement: 'center', scrollBehavior: 'outside' },
})

const fromSide = (name: 'start' | 'end') => {
  const [side, opposite] = name === 'start' ? ['left', 'right'] : ['right', 'left']
  return {
    positioner: { justifyContent: `flex-${name}` },
    content: {
      _open: {
        animationName: { base: `slide-from-${side}-full, fade-in`, _rtl: `slide-from-${opposite}-full, fade-in` },
      },
      _closed: {
        animationName: { base: `slide-to-${side}-full, fade-out`, _rtl: `slide-to-${opposite}-full, fade-out` },
      },
    },
  }
}

/** Side sheets; on a phone they take the whole width. */
export const drawerRecipe = defineSlotRecipe({
  className: 'c-sheet',
  slots: SLOTS,
  base: {
    ...parts,
    backdrop,
    positioner: { ...level(''), position: 'fixed', inset: 0, display: 'flex', overscrollBehaviorY: 'none' },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      height: '100dvh',
      outline: 0,
      bg: 'bg.raised',
      boxShadow: 'dialog',
      _open: { animationDuration: 'slow', animationTimingFunction: 'ease-out' },
      _closed: { animationDuration: 'moderate' },
    },
    body: { ...body, overflowY: 'auto' },
    footer: { ...footer, borderRadius: 0 },
  },
  variants: {
    size: { xs: width('xs'), sm: width('sm'), md: width('lg'), lg: width('3xl'), full: width('none') },
    placement: { start: fromSide('start'), end: fromSide('end') },
  },
  defaultVariants: { size: 'md', placement: 'end' },
})
