import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A pill that names a state: 22 px alone, 20 px inside a table row. */
export const badgeRecipe = defineRecipe({
  className: 'c-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderRadius: 'full',
    textStyle: 'caption',
    fontWeight: 'semibold',
    _icon: { width: '3.5', height: '3.5', flexShrink: 0 },
  },
  variants: {
    variant: {
      surface: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', borderColor: 'colorPalette.border' },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', borderColor: 'transparent' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.onSolid', borderColor: 'transparent' },
      outline: { color: 'colorPalette.fg', borderColor: 'colorPalette.border' },
      plain: { color: 'colorPalette.fg', borderColor: 'transparent' },
    },
    size: {
      sm: { minH: '5', px: '1.5', lineHeight: '1rem' },
      md: { minH: '22px', px: '2', lineHeight: '1.125rem' },
      lg: { minH: '7', px: '2.5' },
    },
  },
  defaultVariants: { variant: 'surface', size: 'md' },
})
