import type { ReactNode } from 'react'
import { Box, chakra } from '../chakra.ts'

export interface FactProps {
  label: string
  children: ReactNode
}

/** One known fact under its name; use inside a `dl`. */
export function Fact({ label, children }: FactProps) {
  return (
    <Box minW="0">
      <chakra.dt textStyle="small" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </Box>
  )
}
