import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const padding = (step: string) => ({ root: { '--card-padding': `spacing.${step}` } })

/** White walls: one hairline and almost no shadow. */
export const cardRecipe = defineSlotRecipe({
  className: 'c-card',
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      position: 'relative',
      bg: 'bg.card',
      color: 'fg.default',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      borderRadius: 'lg',
      boxShadow: 'card',
      textAlign: 'start',
    },
    header: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      px: 'var(--card-padding)',
      pt: 'var(--card-padding)',
    },
    body: { display: 'flex', flexDirection: 'column', flex: 1, p: 'var(--card-padding)' },
    footer: { display: 'flex', alignItems: 'center', gap: '2', px: 'var(--card-padding)', pb: 'var(--card-padding)' },
    title: { textStyle: 'heading' },
    description: { textStyle: 'small', color: 'fg.muted' },
  },
  variants: {
    size: { sm: padding('3'), md: padding('5'), lg: padding('6') },
    variant: {
      outline: {},
      elevated: { root: { boxShadow: 'raised' } },
      subtle: { root: { bg: 'bg.sunken', boxShadow: 'none' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})

export const tabsRecipe = defineSlotRecipe({
  className: 'c-tabs',
  slots: ['root', 'list', 'trigger', 'content', 'indicator', 'contentGroup'],
  base: {
    root: { position: 'relative', _vertical: { display: 'flex' } },
    list: {
      display: 'flex',
      position: 'relative',
      isolation: 'isolate',
      overflowX: 'auto',
      _vertical: { flexDirection: 'column' },
    },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      h: '10',
      px: '3',
      textStyle: 'body',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      cursor: 'button',
      position: 'relative',
      focusVisibleRing: 'inside',
      _hover: { color: 'fg.default' },
      _selected: { color: 'brand.fg' },
      _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
    },
    content: { pt: '4', focusVisibleRing: 'inside', _vertical: { pt: 0, ps: '4', flex: 1 } },
    indicator: { width: 'var(--width)', height: 'var(--height)', zIndex: -1 },
  },
  variants: {
    variant: {
      line: {
        list: { borderBottomWidth: '1px', borderColor: 'border.subtle' },
        trigger: { _selected: { boxShadow: 'inset 0 -2px 0 {colors.brand.solid}' } },
      },
      subtle: { trigger: { borderRadius: 'md', _selected: { bg: 'brand.subtle' } } },
    },
    size: {
      sm: { trigger: { h: '8', textStyle: 'small' } },
      md: {},
      lg: { trigger: { h: '12', textStyle: 'body-lg' } },
    },
  },
  defaultVariants: { variant: 'line', size: 'md' },
})

const segment = (height: string, textStyle: string) => ({ item: { h: height, textStyle } })

/** A few exclusive choices side by side; the item keeps its own edge, the chosen one is drawn on a card. */
export const segmentGroupRecipe = defineSlotRecipe({
  className: 'c-segments',
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator'],
  base: {
    root: {
      display: 'inline-flex',
      position: 'relative',
      isolation: 'isolate',
      minW: 'max-content',
      p: '0.5',
      bg: 'bg.sunken',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      borderRadius: 'md',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      px: '3',
      fontWeight: 'medium',
      color: 'fg.muted',
      borderRadius: 'sm',
      cursor: 'button',
      userSelect: 'none',
      position: 'relative',
      _checked: { color: 'fg.default', fontWeight: 'semibold' },
      _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
      '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '1px' },
    },
    indicator: {
      position: 'absolute',
      width: 'var(--width)',
      height: 'var(--height)',
      top: 'var(--top)',
      left: 'var(--left)',
      zIndex: -1,
      bg: 'bg.card',
      borderRadius: 'sm',
      boxShadow: '0 0 0 1px {colors.border.default}',
    },
  },
  variants: { size: { sm: segment('7', 'small'), md: segment('8', 'body'), lg: segment('11', 'body-lg') } },
  defaultVariants: { size: 'md' },
})
