const none = '0 0 #0000'

/** In the dark appearance `border.subtle` separates surfaces; only what floats keeps a shadow. */
export const shadowTokens = {
  card: { value: { _light: '0 1px 2px rgb(28 27 25 / .04)', _dark: none } },
  button: {
    value: {
      _light: '0 1px 2px rgb(28 27 25 / .12), inset 0 1px 0 rgb(255 255 255 / .12)',
      _dark: 'inset 0 1px 0 rgb(255 255 255 / .06)',
    },
  },
  thumb: { value: '0 1px 2px rgb(18 17 16 / .3)' },
  bar: { value: { _light: '0 -6px 20px rgb(28 27 25 / .07)', _dark: none } },
  raised: { value: { _light: '0 8px 24px rgb(18 17 16 / .16)', _dark: '0 8px 24px rgb(0 0 0 / .4)' } },
  dialog: { value: { _light: '0 24px 64px rgb(18 17 16 / .28)', _dark: '0 24px 64px rgb(0 0 0 / .5)' } },
  xs: { value: '{shadows.card}' },
  sm: { value: '{shadows.card}' },
  md: { value: '{shadows.raised}' },
  lg: { value: '{shadows.raised}' },
  xl: { value: '{shadows.dialog}' },
  '2xl': { value: '{shadows.dialog}' },
}
