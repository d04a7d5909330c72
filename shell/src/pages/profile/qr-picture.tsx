import { encode } from 'uqr'
import { Box, chakra } from '@comptoir/platform'

/** A square of modules as one path: a rectangle of one unit for each dark one. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])))
    .join('')
}

/** A QR code, dark on light in either appearance: not every scanner reads the inverse. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <Box
      className="light"
      bg="bg.card"
      color="fg.default"
      borderRadius="md"
      borderWidth="1px"
      borderColor="border.subtle"
      w="48"
      maxW="full"
      mx="auto"
    >
      <chakra.svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${String(size)} ${String(size)}`}
        shapeRendering="crispEdges"
        display="block"
        w="full"
      >
        <path fill="currentColor" d={pathOf(data)} />
      </chakra.svg>
    </Box>
  )
}
