import type { ColorMode } from '@comptoir/platform'

/** The appearances to choose from, with their phrases. */
export const APPEARANCES = {
  system: 'shell.appearanceSystem',
  light: 'shell.appearanceLight',
  dark: 'shell.appearanceDark',
} as const satisfies Record<ColorMode, string>

export function isColorMode(value: string): value is ColorMode {
  return value in APPEARANCES
}
