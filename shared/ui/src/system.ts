import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { baseTokens } from './theme/base-tokens.ts'
import { semanticColorTokens } from './theme/color-tokens.ts'
import { globalCss } from './theme/global-css.ts'
import { animationStyles, keyframes } from './theme/motion.ts'
import { recipes, slotRecipes } from './theme/recipes/index.ts'
import { shadowTokens } from './theme/shadows.ts'
import { rememberingStyles } from './theme/remembered-styles.ts'
import { textStyles } from './theme/text-styles.ts'

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'c',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1440px' },
    keyframes,
    tokens: baseTokens,
    semanticTokens: {
      colors: semanticColorTokens(),
      shadows: shadowTokens,
      radii: { l1: { value: '{radii.xs}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
    },
    textStyles,
    animationStyles,
    recipes,
    slotRecipes,
  },
})

/**
 * The look of the product: tokens, text styles and one recipe for each component of `chakra.ts`. It uses the
 * library's utilities only, not its default theme, so that no unused recipe is sent to a browser.
 */
export const system = rememberingStyles(createSystem(defaultBaseConfig, config))
