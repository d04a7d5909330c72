import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const surface = {
  outline: 0,
  bg: 'bg.raised',
  color: 'fg.default',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'lg',
  boxShadow: 'raised',
}
const fading = {
  _open: { animationStyle: 'slide-fade-in', animationDuration: 'fast' },
  _closed: { animationStyle: 'slide-fade-out', animationDuration: 'faster' },
}
const layer = (variable: string) => ({ [variable]: 'zIndex.popover', zIndex: `calc(var(${variable}) + var(--layer-index, 0))` })

/** Row and frame menus; a destructive item carries `data-danger`. */
export const menuRecipe = defineSlotRecipe({
  className: 'c-menu',
  slots: ['arrow', 'arrowTip', 'content', 'contextTrigger', 'indicator', 'item', 'itemGroup', 'itemGroupLabel', 'itemIndicator', 'itemText', 'positioner', 'separator', 'trigger', 'triggerItem', 'itemCommand'],
  base: {
    content: { ...surface, ...fading, ...layer('--menu-z-index'), minW: '44', maxW: 'xs', p: '1.5', maxHeight: 'var(--available-height)', overflowY: 'auto' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: '100%',
      minH: '8',
      px: '2',
      py: '1.5',
      borderRadius: 'sm',
      textStyle: 'body',
      textAlign: 'start',
      textDecoration: 'none',
      color: 'inherit',
      outline: 0,
      userSelect: 'none',
      cursor: 'menuitem',
      position: 'relative',
      _icon: { boxSize: '4', flexShrink: 0, color: 'fg.muted' },
      _highlighted: { bg: 'bg.hover' },
      _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
      '&[data-type]': { ps: '8' },
      '&[data-danger]': { color: 'danger.fg', _icon: { color: 'danger.fg' }, _highlighted: { bg: 'danger.subtle' } },
    },
    itemText: { flex: 1 },
    itemIndicator: { position: 'absolute', insetStart: '2', display: 'inline-flex' },
    itemGroupLabel: { px: '2', py: '1.5', textStyle: 'caption', color: 'fg.muted' },
    itemCommand: { ms: 'auto', ps: '4', textStyle: 'caption', color: 'fg.subtle' },
    separator: { height: '1px', bg: 'border.subtle', my: '1.5', mx: '-1.5' },
  },
  variants: { size: { md: {}, sm: { item: { minH: '7', textStyle: 'small' } } }, variant: { subtle: {} } },
  defaultVariants: { size: 'md', variant: 'subtle' },
})

export const popoverRecipe = defineSlotRecipe({
  className: 'c-popover',
  slots: ['arrow', 'arrowTip', 'anchor', 'trigger', 'indicator', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'header', 'body', 'footer'],
  base: {
    content: { ...surface, ...fading, ...layer('--popover-z-index'), position: 'relative', width: '2xs', maxHeight: 'var(--available-height)', display: 'flex', flexDirection: 'column' },
    header: { px: '4', pt: '4' },
    body: { p: '4', flex: 1 },
    footer: { display: 'flex', alignItems: 'center', px: '4', pb: '4' },
    title: { textStyle: 'heading' },
    description: { textStyle: 'small', color: 'fg.muted' },
    arrow: { '--arrow-size': 'sizes.2.5', '--arrow-background': 'colors.bg.raised' },
    arrowTip: { borderTopWidth: '1px', borderInlineStartWidth: '1px' },
    closeTrigger: { position: 'absolute', top: '2', insetEnd: '2' },
  },
  variants: { size: { xs: { content: { width: '3xs' } }, sm: {}, md: { content: { width: 'xs' } }, lg: { content: { width: 'sm' } } } },
  defaultVariants: { size: 'sm' },
})

export const tooltipRecipe = defineSlotRecipe({
  className: 'c-tooltip',
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      bg: 'bg.inverse',
      color: 'fg.inverse',
      px: '2',
      py: '1',
      maxW: 'xs',
      borderRadius: 'sm',
      textStyle: 'caption',
      boxShadow: 'raised',
      zIndex: 'tooltip',
      _open: { animationName: 'fade-in', animationDuration: 'faster' },
      _closed: { animationName: 'fade-out', animationDuration: 'fastest' },
    },
    arrow: { '--arrow-size': 'sizes.2', '--arrow-background': 'colors.bg.inverse' },
  },
})
