import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { CONTROL_SIZES, controlBase } from './control.ts'

const sizes = Object.fromEntries(
  Object.entries(CONTROL_SIZES).map(([name, { height, textStyle, px }]) => [
    name,
    { field: { height, textStyle, ps: px, pe: '9' }, indicator: { insetEnd: '3' } },
  ]),
)

/** The platform's own list of choices: it opens well on a phone and needs no code to be used by keyboard. */
export const nativeSelectRecipe = defineSlotRecipe({
  className: 'c-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', display: 'flex', width: '100%', height: 'fit-content' },
    field: {
      ...controlBase,
      cursor: 'pointer',
      textOverflow: 'ellipsis',
      '& > option, & > optgroup': { bg: 'bg.raised', color: 'fg.default' },
    },
    indicator: {
      position: 'absolute',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      top: 0,
      height: '100%',
      pointerEvents: 'none',
      color: 'fg.muted',
      _disabled: { color: 'fg.disabled' },
      _icon: { width: '4', height: '4' },
    },
  },
  variants: {
    size: sizes,
    variant: { outline: {}, subtle: { field: { bg: 'bg.sunken' } }, plain: { field: { borderColor: 'transparent' } } },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})
