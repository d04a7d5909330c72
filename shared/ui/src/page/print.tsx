import type { ReactNode } from 'react'
import { Box } from '../chakra.ts'

/** On paper only. */
export function PrintOnly({ children }: { children: ReactNode }) {
  return <Box data-print="only">{children}</Box>
}

/** On the screen only: bars, buttons, filters. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <Box data-print="hide">{children}</Box>
}

/** Opens the browser's print dialog for the current page. */
export function printPage(): void {
  window.print()
}
