import { SCALES, type ScaleName, type Step } from '../theme/scales.ts'
import { SEMANTIC_COLORS, type SemanticColor } from '../theme/semantic-colors.ts'

export type Appearance = 'light' | 'dark'

/** The hex value behind a colour: a semantic token in an appearance, a scale step, `white`, or a hex value itself. */
export function hexOf(color: string, appearance: Appearance): string {
  if (color in SEMANTIC_COLORS) {
    const [light, dark] = SEMANTIC_COLORS[color as SemanticColor]
    return hexOf(appearance === 'light' ? light : dark, appearance)
  }
  if (color === 'white') return '#FFFFFF'
  if (color.startsWith('#')) return color
  const [scale, step] = color.split('.')
  const hex = SCALES[scale as ScaleName]?.[step as Step]
  if (!hex) throw new Error(`No colour is called ${color}`)
  return hex
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours in one appearance, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string, appearance: Appearance): number {
  const [high = 0, low = 0] = [luminance(hexOf(one, appearance)), luminance(hexOf(other, appearance))].sort(
    (a, b) => b - a,
  )
  return (high + 0.05) / (low + 0.05)
}
