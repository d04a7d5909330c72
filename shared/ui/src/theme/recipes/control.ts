/** What every control that holds a value looks like: input, textarea, select. The edge takes the ring colour when focused. */
export const controlBase = {
  width: '100%',
  minWidth: 0,
  appearance: 'none',
  textAlign: 'start',
  bg: 'bg.card',
  color: 'fg.default',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  outline: 0,
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  _focusVisible: {
    borderColor: 'focus.ring',
    boxShadow:
      'inset 0 0 0 1px {colors.focus.ring}, 0 0 0 4px color-mix(in srgb, {colors.focus.ring} 18%, transparent)',
  },
  _invalid: {
    borderColor: 'danger.solid',
    boxShadow: 'inset 0 0 0 1px {colors.danger.solid}',
    _focusVisible: {
      boxShadow:
        'inset 0 0 0 1px {colors.danger.solid}, 0 0 0 4px color-mix(in srgb, {colors.danger.solid} 18%, transparent)',
    },
  },
  _disabled: { bg: 'bg.sunken', color: 'fg.disabled', borderColor: 'border.subtle', cursor: 'not-allowed' },
  _readOnly: { bg: 'bg.sunken' },
} as const

/** Name of a size to its height, text and inline padding: 36 in tool rows, 40 in forms and dialogs, 52 at the counter. */
export const CONTROL_SIZES = {
  xs: { height: '7', textStyle: 'small', px: '2' },
  sm: { height: '8', textStyle: 'small', px: '2.5' },
  md: { height: '9', textStyle: 'body', px: '3' },
  lg: { height: '10', textStyle: 'body', px: '3' },
  xl: { height: '13', textStyle: 'body-lg', px: '4' },
} as const
