import { defineRecipe } from '@chakra-ui/react/styled-system'
import { CONTROL_SIZES } from './control.ts'

const palette = { color: 'colorPalette.fg', textUnderlineOffset: '3px' }

export const linkRecipe = defineRecipe({
  className: 'c-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    cursor: 'pointer',
    borderRadius: 'xs',
    fontWeight: 'medium',
    focusVisibleRing: 'outside',
  },
  variants: {
    variant: {
      plain: { ...palette, _hover: { textDecoration: 'underline' } },
      underline: { ...palette, textDecoration: 'underline' },
    },
  },
  defaultVariants: { variant: 'plain' },
})

/** A key as printed on the keyboard; always read left to right. */
export const kbdRecipe = defineRecipe({
  className: 'c-kbd',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    minW: '5',
    h: '5',
    px: '1.5',
    direction: 'ltr',
    unicodeBidi: 'isolate',
    whiteSpace: 'nowrap',
    textStyle: 'caption',
    fontFamily: 'body',
    color: 'fg.muted',
    bg: 'bg.card',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderColor: 'border.default',
    borderRadius: 'xs',
  },
  variants: { size: { sm: { h: '18px', px: '1' }, md: {} }, variant: { raised: {} } },
  defaultVariants: { size: 'md', variant: 'raised' },
})

export const separatorRecipe = defineRecipe({
  className: 'c-separator',
  base: { display: 'block', flexShrink: 0, borderColor: 'border.subtle', borderStyle: 'solid' },
  variants: {
    orientation: {
      horizontal: { borderTopWidth: '1px' },
      vertical: { borderInlineStartWidth: '1px', alignSelf: 'stretch' },
    },
    variant: { solid: {}, dashed: { borderStyle: 'dashed' } },
    size: { sm: {} },
  },
  defaultVariants: { orientation: 'horizontal', variant: 'solid', size: 'sm' },
})

export const skeletonRecipe = defineRecipe({
  className: 'c-skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        bg: 'bg.skeleton',
        color: 'transparent',
        borderRadius: 'sm',
        pointerEvents: 'none',
        userSelect: 'none',
        flexShrink: 0,
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: {},
    },
    variant: { pulse: { animation: 'pulse' }, none: {} },
  },
  defaultVariants: { loading: true, variant: 'pulse' },
})

const spin = (step: string) => ({ '--spinner-size': step })

export const spinnerRecipe = defineRecipe({
  className: 'c-spinner',
  base: {
    display: 'inline-block',
    flexShrink: 0,
    width: 'var(--spinner-size)',
    height: 'var(--spinner-size)',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
  },
  variants: {
    size: { inherit: spin('1em'), xs: spin('sizes.3'), sm: spin('sizes.4'), md: spin('sizes.5'), lg: spin('sizes.8') },
  },
  defaultVariants: { size: 'md' },
})

export const iconRecipe = defineRecipe({
  className: 'c-icon',
  base: { display: 'inline-block', flexShrink: 0, lineHeight: '1em', color: 'currentcolor', verticalAlign: 'middle' },
  variants: {
    size: { inherit: {}, xs: { boxSize: '3' }, sm: { boxSize: '4' }, md: { boxSize: '5' }, lg: { boxSize: '6' } },
  },
  defaultVariants: { size: 'inherit' },
})

/** Headings take their look from `size`, their place in the outline from `as`. */
export const headingRecipe = defineRecipe({
  className: 'c-heading',
  base: { fontFamily: 'heading', color: 'fg.default' },
  variants: {
    size: {
      sm: { textStyle: 'heading', fontSize: '0.875rem' },
      md: { textStyle: 'heading' },
      lg: { textStyle: 'title-dialog' },
      xl: { textStyle: 'title' },
      '2xl': { textStyle: 'title-xl' },
      '3xl': { textStyle: 'display' },
    },
  },
  defaultVariants: { size: 'md' },
})

export const inputAddonRecipe = defineRecipe({
  className: 'c-input-addon',
  base: {
    display: 'flex',
    alignItems: 'center',
    flex: '0 0 auto',
    alignSelf: 'stretch',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    bg: 'bg.sunken',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
  },
  variants: {
    size: Object.fromEntries(
      Object.entries(CONTROL_SIZES).map(([name, { textStyle, px }]) => [name, { textStyle, px }]),
    ),
    variant: { outline: {}, subtle: {}, flushed: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})

export const containerRecipe = defineRecipe({
  className: 'c-container',
  base: { position: 'relative', width: '100%', maxWidth: 'page', mx: 'auto', px: { base: '4', md: '6' } },
  variants: { fluid: { true: { maxWidth: 'full' } } },
})
