import { defineAnimationStyles, defineKeyframes } from '@chakra-ui/react/styled-system'

const fade = (from: number, to: number) => ({ from: { opacity: from }, to: { opacity: to } })
const slide = (from: string, to: string) => ({ from: { translate: from }, to: { translate: to } })

/** Movements of overlays, 100 to 200 ms, no bounce; `global-css.ts` stops them where the reader asked for no motion. */
export const keyframes = defineKeyframes({
  spin: { from: { transform: 'rotate(0deg)' }, to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  position: { from: { insetInlineStart: 'var(--animate-from-x)' }, to: { insetInlineStart: 'var(--animate-to-x)' } },
  'fade-in': fade(0, 1),
  'fade-out': fade(1, 0),
  'scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
  'slide-from-top': slide('0 -0.25rem', '0'),
  'slide-from-bottom': slide('0 0.25rem', '0'),
  'slide-from-left-full': slide('-100% 0', '0 0'),
  'slide-from-right-full': slide('100% 0', '0 0'),
  'slide-to-left-full': slide('0 0', '-100% 0'),
  'slide-to-right-full': slide('0 0', '100% 0'),
})

export const animationStyles = defineAnimationStyles({
  'slide-fade-in': {
    value: {
      transformOrigin: 'var(--transform-origin)',
      animationName: 'fade-in',
      '&[data-placement^=top]': { animationName: 'slide-from-bottom, fade-in' },
      '&[data-placement^=bottom]': { animationName: 'slide-from-top, fade-in' },
    },
  },
  'slide-fade-out': { value: { animationName: 'fade-out' } },
})
