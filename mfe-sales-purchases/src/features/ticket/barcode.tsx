import { chakra } from '@comptoir/platform'
import { code128 } from './code128.ts'

const QUIET_MODULES = 10
/** Two dots of a printer with 203 dots to the inch, so that no bar is a dot wider than its equals. */
const MODULE_MM = 0.25

interface Bar {
  x: number
  width: number
}

/** Every second width is a bar, the first one after the quiet zone. */
function barsOf(widths: readonly number[]): { bars: Bar[]; modules: number } {
  const bars: Bar[] = []
  let x = QUIET_MODULES
  widths.forEach((width, index) => {
    if (index % 2 === 0) bars.push({ x, width })
    x += width
  })
  return { bars, modules: x + QUIET_MODULES }
}

/** A text to be scanned. It is drawn in whole modules, never mirrored, and hidden from who hears the text beside it. */
export function Barcode({ text }: { text: string }) {
  const { bars, modules } = barsOf(code128(text))
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
