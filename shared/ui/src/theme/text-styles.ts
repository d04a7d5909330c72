import { defineTextStyles } from '@chakra-ui/react/styled-system'

const style = (size: number, line: string, weight: string, tracking = '0') => ({
  value: { fontSize: `${size / 16}rem`, lineHeight: line, fontWeight: weight, letterSpacing: tracking },
})
const plain = (size: number, line: number) => ({
  value: { fontSize: `${size / 16}rem`, lineHeight: `${line / 16}rem` },
})
const rem = (pixels: number): string => `${pixels / 16}rem`

/** Line heights that Arabic needs larger; `global-css.ts` sets them again under `dir=rtl`. */
export const LINES = {
  body: [20, 22],
  'body-lg': [22, 25],
  small: [18, 21],
  caption: [16, 19],
  display: [60, 66],
} as const
export const lineVar = (name: keyof typeof LINES) => `--line-${name}` as const
const line = (name: keyof typeof LINES): string => `var(${lineVar(name)})`

/** The one scale of sizes. Twelve pixels is the smallest text of the product; `change` is the largest inside the application. */
export const textStyles = defineTextStyles({
  display: style(56, line('display'), '700', '-0.035em'),
  'title-xl': style(32, rem(38), '680', '-0.025em'),
  title: style(22, rem(28), '650', '-0.012em'),
  'title-dialog': style(18, rem(24), '600'),
  heading: style(15, rem(20), '600'),
  body: style(14, line('body'), '400'),
  'body-lg': style(16, line('body-lg'), '400'),
  small: style(13, line('small'), '400'),
  caption: style(12, line('caption'), '500'),
  kpi: style(26, rem(32), '650', '-0.02em'),
  total: style(22, rem(28), '700', '-0.02em'),
  'total-lg': style(30, rem(38), '700', '-0.02em'),
  change: style(52, rem(62), '700', '-0.035em'),
  // The component library's own names, for the recipes that are taken from it.
  '2xs': plain(11, 14),
  xs: { value: { fontSize: rem(12), lineHeight: line('caption') } },
  sm: { value: { fontSize: rem(14), lineHeight: line('body') } },
  md: { value: { fontSize: rem(16), lineHeight: line('body-lg') } },
  lg: plain(18, 24),
  xl: plain(20, 28),
  '2xl': plain(22, 28),
  none: { value: {} },
})
