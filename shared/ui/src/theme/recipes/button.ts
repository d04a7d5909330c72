import { defineRecipe } from '@chakra-ui/react/styled-system'

const size = (height: string, px: string, text: string, icon = '4', gap = '2') => ({
  h: height,
  minW: height,
  px,
  gap,
  textStyle: text,
  fontWeight: 'semibold',
  _icon: { width: icon, height: icon },
})

const off = {
  bg: 'bg.sunken',
  color: 'fg.disabled',
  borderColor: 'border.subtle',
  boxShadow: 'none',
  cursor: 'not-allowed',
}
const QUIET_WHEN_OFF = '&:is(:disabled, [data-disabled]):not([data-loading])'
const flatWhenOff = { [QUIET_WHEN_OFF]: { ...off, bg: 'transparent', borderColor: 'transparent' } }

/** Heights: 28 in table rows, 32 small, 36 back office, 40 in dialogs and sticky bars, 48 at the counter, 72 for the pay button. */
export const buttonRecipe = defineRecipe({
  className: 'c-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    position: 'relative',
    appearance: 'none',
    userSelect: 'none',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    textDecoration: 'none',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    cursor: 'button',
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _icon: { flexShrink: 0 },
    '&[data-loading]': { cursor: 'progress' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.onSolid',
        boxShadow: 'button',
        _hover: { bg: 'colorPalette.solidHover' },
        _active: { bg: 'colorPalette.solidHover' },
        [QUIET_WHEN_OFF]: off,
      },
      outline: {
        bg: 'bg.card',
        color: 'fg.default',
        borderColor: 'border.default',
        boxShadow: 'card',
        _hover: { bg: 'bg.hover' },
        _expanded: { bg: 'bg.hover' },
        [QUIET_WHEN_OFF]: off,
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        borderColor: 'colorPalette.border',
        _hover: { borderColor: 'colorPalette.fg' },
        [QUIET_WHEN_OFF]: off,
      },
      surface: {
        bg: 'bg.raised',
        color: 'fg.default',
        borderColor: 'border.subtle',
        _hover: { bg: 'bg.hover' },
        [QUIET_WHEN_OFF]: off,
      },
      ghost: {
        bg: 'transparent',
        color: 'fg.muted',
        _hover: { bg: 'bg.hover', color: 'fg.default' },
        _expanded: { bg: 'bg.hover', color: 'fg.default' },
        ...flatWhenOff,
      },
      plain: {
        bg: 'transparent',
        color: 'colorPalette.fg',
        px: '1',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
        ...flatWhenOff,
      },
    },
    size: {
      '2xs': size('6', '1.5', 'caption', '3.5', '1'),
      xs: size('7', '2', 'small', '4', '1.5'),
      sm: size('8', '3', 'small'),
      md: size('9', '3.5', 'body'),
      lg: size('10', '4', 'body'),
      xl: size('12', '4', 'body-lg', '5'),
      '2xl': size('18', '6', 'title', '6', '3'),
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})
