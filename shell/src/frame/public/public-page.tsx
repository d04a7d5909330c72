import type { ReactNode } from 'react'
import { Box, Flex } from '@comptoir/platform/site'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { SkipLink } from '../skip-link.tsx'

/** Header, content and footer of what anybody may see. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" minH="100dvh" bg="bg.card">
      <SkipLink />
      <PublicHeader />
      <Box as="main" id="main" tabIndex={-1} position="relative" flex="1" outline="none">
        {children}
      </Box>
      <PublicFooter />
    </Flex>
  )
}
