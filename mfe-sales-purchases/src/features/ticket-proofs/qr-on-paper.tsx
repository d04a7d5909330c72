import { encode } from 'uqr'
import { chakra } from '@comptoir/platform'
import { squarePath } from './square-path.ts'

/** Four dots of a printer with 203 dots to the inch; on narrow paper it draws three. */
const MODULE_MM = 0.5
/** What must be left white around it. */
const QUIET_MODULES = 4

/** A text as a QR code of level M, dark on white, in whole modules and never mirrored. Hidden from screen readers. */
export function QrOnPaper({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES })
  const mm = `calc(${size * MODULE_MM} * var(--mm))`
  return (
    <chakra.svg
      viewBox={`0 0 ${size} ${size}`}
      width={mm}
      height="auto"
      maxW="full"
      shapeRendering="crispEdges"
      fill="currentColor"
      aria-hidden
    >
      <path d={squarePath(data)} />
    </chakra.svg>
  )
}
