import type { CSSObject } from '@emotion/react'

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'
const ARABIC =
  'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC'

const face = (family: string, weight: string, file: URL, unicodeRange: string): CSSObject => ({
  '@font-face': {
    fontFamily: family,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: weight,
    src: `url(${file.href}) format("woff2")`,
    unicodeRange,
  },
})

const inter = (file: URL, range: string): CSSObject => face('Inter', '100 900', file, range)
const plex = (weight: string, file: URL): CSSObject => face('IBM Plex Sans Arabic', weight, file, ARABIC)

/**
 * The product's own fonts, as files beside its code. The ranges make a browser fetch the Arabic files only when Arabic
 * is on the screen. Each address is written out, because the bundler finds it by reading this file.
 */
export const FONT_FACES: CSSObject[] = [
  inter(new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url), LATIN),
  inter(new URL('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2', import.meta.url), LATIN_EXTENDED),
  plex(
    '400',
    new URL('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2', import.meta.url),
  ),
  plex(
    '500',
    new URL('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff2', import.meta.url),
  ),
  plex(
    '600',
    new URL('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2', import.meta.url),
  ),
  plex(
    '700',
    new URL('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff2', import.meta.url),
  ),
]
