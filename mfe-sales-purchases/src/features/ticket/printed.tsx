import type { ReactNode } from 'react'
import { Box, Portal } from '@comptoir/platform'

// While this stands on the page, printing gives it alone, on a roll of 80 mm that is as long as its content.
const ALONE = {
  '@media print': {
    '@page': { size: '80mm auto', margin: 0 },
    'body:has(> &) > *:not(&)': { display: 'none !important' },
  },
}

/** The sheet that the printer gets. It is not on the screen: show the same content there where it belongs. */
export function Printed({ children }: { children: ReactNode }) {
  return (
    <Portal>
      <Box data-print="only" css={ALONE}>
        {children}
      </Box>
    </Portal>
  )
}
