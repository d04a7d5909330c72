import { chakra } from '@comptoir/platform'
import { barsOf } from './bars.ts'

/** Two dots of a printer with 203 dots to the inch, so that no bar is a dot wider than its equals. */
const MODULE_MM = 0.25

/** A text to be scanned, in whole modules and never mirrored. Hidden from screen readers, which read the text beside it. */
export function Barcode({ text }: { text: string }) {
  const { bars, modules } = barsOf(text)
  return (
    <chakra.svg
      viewBox={`0 0 ${modules} 1`}
      preserveAspectRatio="none"
      width={`calc(${modules * MODULE_MM} * var(--mm))`}
      maxW="full"
      height="calc(9 * var(--mm))"
      shapeRendering="crispEdges"
      fill="currentColor"
      aria-hidden
    >
      {bars.map(({ x, width }) => (
        <rect key={x} x={x} y={0} width={width} height={1} />
      ))}
    </chakra.svg>
  )
}
