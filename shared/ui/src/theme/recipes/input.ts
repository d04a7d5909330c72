import { defineRecipe } from '@chakra-ui/react/styled-system'
import { CONTROL_SIZES, controlBase } from './control.ts'

const inputSizes = Object.fromEntries(
  Object.entries(CONTROL_SIZES).map(([name, { height, ...rest }]) => [
    name,
    { ...rest, height: 'var(--input-height)', '--input-height': `sizes.${height}` },
  ]),
)
const textareaSizes = Object.fromEntries(
  Object.entries(CONTROL_SIZES).map(([name, { textStyle, px }]) => [
    name,
    { textStyle, px, py: '2', scrollPaddingBottom: '2' },
  ]),
)
const unframed = {
  bg: 'transparent',
  borderColor: 'transparent',
  _focusVisible: { boxShadow: 'none', borderColor: 'transparent' },
}

/** One-line inputs. `flushed` is a cell of a spreadsheet-like table: its row draws the frame. */
export const inputRecipe = defineRecipe({
  className: 'c-input',
  base: { ...controlBase, textOverflow: 'ellipsis' },
  variants: { size: inputSizes, variant: { outline: {}, subtle: { bg: 'bg.sunken' }, flushed: unframed } },
  defaultVariants: { size: 'md', variant: 'outline' },
})

/** Several lines, grown by the user downwards only. */
export const textareaRecipe = defineRecipe({
  className: 'c-textarea',
  base: { ...controlBase, resize: 'vertical', minHeight: '18' },
  variants: { size: textareaSizes, variant: { outline: {}, subtle: { bg: 'bg.sunken' }, flushed: unframed } },
  defaultVariants: { size: 'md', variant: 'outline' },
})
