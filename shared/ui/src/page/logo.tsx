import { chakra } from '../chakra.ts'

/** The name of the product, the same in every language. */
const NAME = 'Comptoir'
const MARK = 'M16 1A13 13 0 0 1 29 14v13.5A3.5 3.5 0 0 1 25.5 31h-19A3.5 3.5 0 0 1 3 27.5V14A13 13 0 0 1 16 1Z'
const LETTERS = [
  'M54.1 12.4A6.6 6.6 0 1 0 54.1 20.6',
  'M76.9 24.6V8.4M76.9 14.6a4.7 4.7 0 0 1 9.4 0V24.6M86.3 14.6a4.7 4.7 0 0 1 9.4 0V24.6',
  'M101.6 30.2V8.4',
  'M121.3 3.8V20.3a2.9 2.9 0 0 0 2.9 2.9h2.3M117.6 9.9h8.9',
  'M148.7 24.6V8.4',
  'M155.1 24.6V8.4M155.1 15.7a5.7 5.7 0 0 1 7.3-5.5',
]
const ROUNDS = [64.6, 108.2, 136.3]

/** A blue door of Sidi Bou Said; on its counter, the bell. Its colours are the brand's in light and dark. */
function Door() {
  return (
    <>
      <chakra.path fill="sidi.600" d={MARK} />
      <chakra.rect fill="white" x="7" y="20" width="18px" height="4px" rx="1.5" />
      <chakra.path fill="jasmine.400" d="M9.5 18a6.5 6.5 0 0 1 13 0Z" />
      <chakra.circle fill="jasmine.400" cx="16" cy="9.6" r="1.7" />
    </>
  )
}

export interface LogoMarkProps {
  /** Side in pixels, from 16. */
  size?: number
  /** True beside the written name, where saying it twice would only be noise. */
  isDecorative?: boolean
}

/** The mark alone: favicon, collapsed drawer, default logo of a company. Never mirrored, never recoloured. */
export function LogoMark({ size = 32, isDecorative = false }: LogoMarkProps) {
  const name = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': NAME }
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} {...name}>
      <Door />
    </svg>
  )
}

export interface LogoProps {
  /** Height in pixels. */
  height?: number
}

/** Mark and wordmark; the letters take the colour of the text around them. */
export function Logo({ height = 28 }: LogoProps) {
  return (
    <svg viewBox="0 0 172 32" height={height} width={(height * 172) / 32} role="img" aria-label={NAME}>
      <Door />
      <g fill="none" stroke="currentColor" strokeWidth="3.1" strokeLinejoin="round">
        {LETTERS.map((path) => (
          <path key={path} d={path} />
        ))}
        {ROUNDS.map((center) => (
          <circle key={center} cx={center} cy="16.5" r="6.6" />
        ))}
      </g>
      <chakra.circle fill="jasmine.500" cx="148.7" cy="4.2" r="2.1" />
    </svg>
  )
}
