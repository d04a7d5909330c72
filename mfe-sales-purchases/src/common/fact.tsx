import type { ReactNode } from 'react'
import { Grid, Text } from '@comptoir/platform'

/** Facts of a record under each other, two to a row where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Grid as="dl" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      {children}
    </Grid>
  )
}

/** One fact: its name, quietly, and under it what it is. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" textStyle="small" color="fg.muted">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  )
}
