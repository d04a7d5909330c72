import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

const box = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  boxSize: '4',
  bg: 'bg.card',
  color: 'brand.onSolid',
  borderWidth: '1px',
  borderColor: 'border.control',
  cursor: 'checkbox',
  focusVisibleRing: 'outside',
  _icon: { boxSize: '3.5', strokeWidth: '3' },
  '&:is([data-state=checked], [data-state=indeterminate])': { bg: 'brand.solid', borderColor: 'brand.solid' },
  _invalid: { borderColor: 'danger.solid' },
  _disabled: { bg: 'bg.sunken', borderColor: 'border.subtle', cursor: 'not-allowed' },
}
const root = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  position: 'relative',
  minH: '6',
  minW: '6',
  cursor: 'pointer',
  verticalAlign: 'top',
}
const label = { textStyle: 'body', userSelect: 'none', _disabled: { color: 'fg.disabled' } }
const oneSize = {
  variants: { size: { md: {} }, variant: { solid: {} } },
  defaultVariants: { size: 'md', variant: 'solid' },
} as const

/** The box of a checkbox: 16 px, inside a target of 24. */
export const checkmarkRecipe = defineRecipe({
  className: 'c-checkmark',
  base: { ...box, borderRadius: 'xs' },
  ...oneSize,
})
export const checkboxRecipe = defineSlotRecipe({
  className: 'c-checkbox',
  slots: ['root', 'label', 'control', 'group'],
  base: { root, label, control: { ...box, borderRadius: 'xs' } },
  ...oneSize,
})

const dot = { ...box, borderRadius: 'full', '& .dot': { boxSize: '1.5', borderRadius: 'full', bg: 'brand.onSolid' } }
export const radiomarkRecipe = defineRecipe({ className: 'c-radiomark', base: dot, ...oneSize })
export const radioGroupRecipe = defineSlotRecipe({
  className: 'c-radio',
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator', 'itemAddon', 'itemIndicator'],
  base: { item: root, itemText: label, itemControl: dot, itemIndicator: dot },
  ...oneSize,
})

/** 36 by 20, the thumb on the side where reading goes when on. */
export const switchRecipe = defineSlotRecipe({
  className: 'c-switch',
  slots: ['root', 'label', 'control', 'thumb', 'indicator'],
  base: {
    root: { ...root, gap: '2.5' },
    label,
    control: {
      display: 'inline-flex',
      flexShrink: 0,
      alignItems: 'center',
      width: '9',
      height: '5',
      px: '2px',
      borderRadius: 'full',
      bg: 'border.control',
      cursor: 'switch',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      focusVisibleRing: 'outside',
      _checked: { bg: 'brand.solid' },
      _invalid: { outline: '2px solid', outlineColor: 'danger.solid', outlineOffset: '2px' },
      _disabled: { bg: 'border.default', cursor: 'not-allowed' },
    },
    thumb: {
      boxSize: '4',
      borderRadius: 'full',
      bg: 'white',
      boxShadow: 'thumb',
      transitionProperty: 'translate',
      transitionDuration: 'fast',
      _checked: { translate: { base: '1rem 0', _rtl: '-1rem 0' } },
    },
  },
  ...oneSize,
})
