import type { ReactNode } from 'react'
import { Box, Flex } from '@comptoir/platform/site'
import { PictureBar } from './picture-bar.tsx'

/** A screen, drawn small, as wide as what holds it: one `em` is a hundredth of its width. Not for readers of text. */
export function PictureFrame({ children }: { children: ReactNode }) {
  return (
    <Box w="full" containerType="inline-size" userSelect="none">
      <Box
        aria-hidden
        fontSize="1cqi"
        lineHeight="1.35"
        bg="bg.card"
        color="fg.default"
        h="58em"
        overflow="hidden"
        textAlign="start"
      >
        <PictureBar />
        <Flex h="full" align="stretch">
          {children}
        </Flex>
      </Box>
    </Box>
  )
}
