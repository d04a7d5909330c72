/** One token in both appearances: a scale step (`sidi.600`), `white`, or a value that no scale holds. */
type Pair = readonly [light: string, dark: string]

/**
 * What each colour means, light and dark. A company's own brand colour replaces the `brand.*` and `focus.ring` rows and nothing else.
 * Edges that identify a control use `border.control`; `border.subtle` and `border.default` only separate surfaces.
 */
export const SEMANTIC_COLORS = {
  'bg.page': ['neutral.50', 'neutral.950'],
  'bg.card': ['white', 'neutral.900'],
  'bg.raised': ['white', '#262521'],
  'bg.sunken': ['neutral.100', '#0C0B0A'],
  'bg.hover': ['neutral.100', '#262521'],
  'bg.selected': ['sidi.50', '#17213F'],
  'bg.inverse': ['neutral.900', 'neutral.100'],
  'bg.scrim': ['rgb(18 17 16 / .45)', 'rgb(18 17 16 / .65)'],
  'bg.skeleton': ['neutral.100', '#262521'],

  'fg.default': ['neutral.900', 'neutral.100'],
  'fg.muted': ['neutral.600', 'neutral.400'],
  'fg.subtle': ['#706C64', '#918D84'],
  'fg.inverse': ['white', 'neutral.900'],
  'fg.disabled': ['neutral.400', 'neutral.600'],

  'border.subtle': ['neutral.200', 'neutral.800'],
  'border.default': ['neutral.300', 'neutral.700'],
  'border.control': ['#8F8B82', '#76726A'],

  'brand.solid': ['sidi.600', '#3565E8'],
  'brand.solidHover': ['sidi.700', 'sidi.600'],
  'brand.onSolid': ['white', 'white'],
  'brand.fg': ['sidi.600', 'sidi.300'],
  'brand.subtle': ['sidi.50', '#17213F'],
  'brand.border': ['sidi.200', '#2A3E7A'],

  'focus.ring': ['sidi.600', 'sidi.400'],

  'attention.fg': ['terracotta.700', 'terracotta.300'],
  'attention.subtle': ['terracotta.50', '#331B12'],
  'attention.border': ['terracotta.200', '#5E2E1E'],
  'attention.solid': ['terracotta.600', 'terracotta.600'],
  'attention.solidHover': ['terracotta.700', 'terracotta.700'],
  'attention.onSolid': ['white', 'white'],

  'pending.fg': ['jasmine.800', 'jasmine.300'],
  'pending.subtle': ['jasmine.50', '#2E230A'],
  'pending.border': ['jasmine.200', '#5A430C'],
  'pending.solid': ['jasmine.500', 'jasmine.500'],
  'pending.solidHover': ['jasmine.400', 'jasmine.400'],
  'pending.onSolid': ['neutral.900', 'neutral.900'],

  'success.fg': ['olive.700', 'olive.300'],
  'success.subtle': ['olive.50', '#142418'],
  'success.border': ['olive.200', '#2B4A34'],
  'success.solid': ['olive.600', 'olive.600'],
  'success.solidHover': ['olive.700', 'olive.700'],
  'success.onSolid': ['white', 'white'],

  'danger.fg': ['red.700', 'red.300'],
  'danger.subtle': ['red.50', '#331313'],
  'danger.border': ['red.200', '#642020'],
  'danger.solid': ['red.600', 'red.600'],
  'danger.solidHover': ['red.700', 'red.700'],
  'danger.onSolid': ['white', 'white'],

  'neutral.fg': ['neutral.600', 'neutral.400'],
  'neutral.subtle': ['neutral.100', '#0C0B0A'],
  'neutral.border': ['neutral.200', 'neutral.800'],
  'neutral.solid': ['neutral.900', 'neutral.100'],
  'neutral.solidHover': ['neutral.800', 'neutral.200'],
  'neutral.onSolid': ['white', 'neutral.900'],

  'teal.fg': ['#0F635E', '#7BD1CA'],
  'teal.subtle': ['#E4F4F2', '#0F2A29'],
  'teal.solid': ['#13847D', '#13847D'],
  'purple.fg': ['#66409E', '#C5ABEF'],
  'purple.subtle': ['#F3EDFB', '#261B38'],
  'purple.solid': ['#7C4DBA', '#8A5FC6'],
  'pink.fg': ['#9C2459', '#F2A3C4'],
  'pink.subtle': ['#FCEBF2', '#341424'],
  'pink.solid': ['#C23A78', '#C23A78'],
  'brown.fg': ['#6A4926', '#D3B48E'],
  'brown.subtle': ['#F4ECE2', '#2B2014'],
  'brown.solid': ['#8A6238', '#8A6238'],
} as const satisfies Record<string, Pair>

export type SemanticColor = keyof typeof SEMANTIC_COLORS

/** Families that may be named as `colorPalette`, each with `fg`, `subtle`, `border`, `solid` and `onSolid`. */
export const PALETTES = ['brand', 'success', 'pending', 'attention', 'danger', 'neutral'] as const
export type Palette = (typeof PALETTES)[number]

/** Families that only tell things from one another, such as categories, and mean nothing: `fg` on `subtle`, and `solid`. */
export const SHADES = ['teal', 'purple', 'pink', 'brown'] as const
