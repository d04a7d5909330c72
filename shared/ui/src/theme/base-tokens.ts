import { defineTokens } from '@chakra-ui/react/styled-system'
import { scaleTokens } from './color-tokens.ts'
import { FONT_STACK, MONO_STACK } from './font-stacks.ts'
import { fontSizes, fontWeights, radii, sizes, spacing } from './size-tokens.ts'

/** Layers from the page up to the tooltip; the counter and the frame take their place by these names. */
const zIndex = {
  hide: { value: -1 },
  base: { value: 0 },
  docked: { value: 10 },
  dropdown: { value: 1000 },
  sticky: { value: 1100 },
  banner: { value: 1200 },
  overlay: { value: 1300 },
  modal: { value: 1400 },
  popover: { value: 1500 },
  skipNav: { value: 1600 },
  toast: { value: 1700 },
  tooltip: { value: 1800 },
}

/** Everything that a recipe may refer to and that is no meaning: see `semantic-colors.ts` for those. */
export const baseTokens = defineTokens({
  colors: scaleTokens,
  spacing,
  sizes,
  radii,
  fontSizes,
  fontWeights,
  zIndex,
  fonts: { body: { value: FONT_STACK }, heading: { value: FONT_STACK }, mono: { value: MONO_STACK } },
  lineHeights: { shorter: { value: 1.25 }, short: { value: 1.375 }, moderate: { value: 1.5 }, tall: { value: 1.625 } },
  letterSpacings: { tight: { value: '-0.025em' }, wide: { value: '0.025em' }, widest: { value: '0.1em' } },
  durations: {
    fastest: { value: '50ms' },
    faster: { value: '100ms' },
    fast: { value: '120ms' },
    moderate: { value: '160ms' },
    slow: { value: '200ms' },
    slower: { value: '300ms' },
  },
  easings: {
    'ease-in': { value: 'ease-in' },
    'ease-out': { value: 'ease-out' },
    'ease-in-out': { value: 'ease-in-out' },
    'ease-in-smooth': { value: 'cubic-bezier(0.32, 0.72, 0, 1)' },
  },
  animations: { spin: { value: 'spin 1s linear infinite' }, pulse: { value: 'pulse 2s ease-in-out infinite' } },
  borders: { sm: { value: '1px solid' }, md: { value: '2px solid' } },
  cursor: {
    button: { value: 'pointer' },
    checkbox: { value: 'pointer' },
    radio: { value: 'pointer' },
    switch: { value: 'pointer' },
    option: { value: 'pointer' },
    menuitem: { value: 'pointer' },
    slider: { value: 'pointer' },
    disabled: { value: 'not-allowed' },
  },
})
