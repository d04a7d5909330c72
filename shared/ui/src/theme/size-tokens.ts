type Values = Record<string, { value: string }>

const inRem = (pixels: number): string => `${pixels / 16}rem`
const values = (entries: Record<string, string>): Values =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]))

/** Steps of 4 px named by their multiple, with halves where the kit needs them: `4` is 16 px. */
const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32, 36, 40, 44, 48, 52,
  56, 60, 64, 72, 80, 96,
]

export const spacing: Values = values(Object.fromEntries(STEPS.map((step) => [String(step), inRem(step * 4)])))

const WIDTHS = {
  '3xs': 224,
  '2xs': 256,
  xs: 320,
  sm: 384,
  md: 448,
  lg: 512,
  xl: 576,
  '2xl': 672,
  '3xl': 768,
  '4xl': 896,
  '5xl': 1024,
  '6xl': 1152,
  '7xl': 1280,
  page: 1440,
}

export const sizes: Values = {
  ...spacing,
  ...values(Object.fromEntries(Object.entries(WIDTHS).map(([name, pixels]) => [name, inRem(pixels)]))),
  ...values({
    full: '100%',
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    prose: '60ch',
    vw: '100vw',
    vh: '100vh',
    dvh: '100dvh',
    dvw: '100dvw',
    '1/2': '50%',
    '1/3': '33.333333%',
    '2/3': '66.666667%',
    '1/4': '25%',
    '3/4': '75%',
  }),
}

export const radii: Values = values({
  none: '0',
  xs: '4px',
  sm: '6px',
  md: '8px',
  lg: '12px',
  xl: '16px',
  full: '9999px',
})

export const fontSizes: Values = values({
  '2xs': inRem(11),
  xs: inRem(12),
  sm: inRem(14),
  md: inRem(16),
  lg: inRem(18),
  xl: inRem(20),
  '2xl': inRem(22),
  '3xl': inRem(30),
  '4xl': inRem(36),
  '5xl': inRem(52),
  '6xl': inRem(56),
})

export const fontWeights: Values = values({ normal: '400', medium: '500', semibold: '600', bold: '700' })
