import { defineGlobalStyles } from '@chakra-ui/react/styled-system'
import { LINES, lineVar } from './text-styles.ts'

const linesOf = (index: 0 | 1): Record<`--${string}`, string> =>
  Object.fromEntries(
    Object.entries(LINES).map(([name, pair]) => [lineVar(name as keyof typeof LINES), `${pair[index] / 16}rem`]),
  )

const noMotion = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important',
}

/** 44 px where a finger points; links in sentences are inline, which neither length changes. */
const FINGER_TARGETS =
  ':is(a, button, select, summary, [role=menuitem], [role=option], [role=tab], input:not([type=checkbox], [type=radio], [type=file]), label:has(> :is([type=checkbox], [type=radio])))'

/** A least width that an element has of its own, which that of a finger would take from it. */
export const LEAST_WIDTH = '--least-width'

/** What holds for every page: figures of one width where they are typed (prose has its own, with narrower hyphens), one focus ring, Arabic without letter-spacing, no motion where none is wanted. */
export const globalCss = defineGlobalStyles({
  // Inherited from where colours are set, instead of computed again for each element.
  ':is(html, .light, .dark)': {
    '--global-color-border': 'colors.border.subtle',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
  },
  html: {
    ...linesOf(0),
    bg: 'bg.page',
    color: 'fg.default',
    colorPalette: 'brand',
    fontFamily: 'body',
    colorScheme: 'light',
    _print: { bg: 'white', color: 'black' },
  },
  'html.dark': { colorScheme: 'dark' },
  'html[dir=rtl]': linesOf(1),
  body: { textStyle: 'body', minHeight: '100dvh' },
  '[dir=rtl] *': { letterSpacing: 'normal !important' },
  '[dir=rtl] p': { lineHeight: 1.6 },
  ':where(input:is([inputmode=decimal], [inputmode=numeric]))': { fontVariantNumeric: 'tabular-nums' },
  ':where(a, button, [tabindex], summary):focus-visible': {
    outline: '2px solid',
    outlineColor: 'focus.ring',
    outlineOffset: '2px',
  },
  [FINGER_TARGETS]: {
    '@media (pointer: coarse)': {
      minWidth: `max(2.75rem, var(${LEAST_WIDTH}, 0px)) !important`,
      minHeight: '2.75rem !important',
    },
  },
  // On a phone the whole row is what opens it.
  'tbody td [data-opens]': { '@media (max-width: 767.98px)': { minWidth: '0 !important', minHeight: '0 !important' } },
  '*::placeholder, *[data-placeholder]': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'brand.border' },
  '.lucide': { strokeWidth: '1.75' },
  '*, *::before, *::after': { _motionReduce: noMotion },
  '[data-print=hide]': { _print: { display: 'none !important' } },
  '[data-print=only]': { '@media screen': { display: 'none !important' } },
})
