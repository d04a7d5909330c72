import type { ReactNode } from 'react'
import { Grid } from '@comptoir/platform'

/** Facts of a record under each other, two to a row where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Grid as="dl" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      {children}
    </Grid>
  )
}
