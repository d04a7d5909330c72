import { Box } from '@comptoir/platform'
import { Closing } from './closing.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'

/** What the product is, told in one screen and a half. */
export function HomePage() {
  return (
    <Box overflowX="clip">
      <Hero />
      <Features />
      <Closing />
    </Box>
  )
}
