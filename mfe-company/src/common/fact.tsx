import type { ReactNode } from 'react'
import { chakra, Flex } from '@comptoir/platform'

/** One known fact under its name; use inside a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex direction="column" gap="1">
      <chakra.dt textStyle="small" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </Flex>
  )
}
