import type { ReactNode } from 'react'
import { Box } from '@comptoir/platform'

/** Holds a paper on the screen. It measures the room, so that the paper is never wider than it. */
export function PaperTray({ children }: { children: ReactNode }) {
  return (
    <Box bg="bg.sunken" p={{ base: '2', md: '4' }} borderRadius="md" css={{ containerType: 'inline-size' }}>
      <Box w="fit" mx="auto" boxShadow="card">
        {children}
      </Box>
    </Box>
  )
}
