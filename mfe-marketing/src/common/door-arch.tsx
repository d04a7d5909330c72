import type { ReactNode } from 'react'
import { Box } from '@comptoir/platform/site'

export interface DoorArchProps {
  /** Width of the door; it is aligned to the lower edge and as high as its container. */
  width: string
  children?: ReactNode
}

/** The blue door of Sidi Bou Said, with its studs: the picture of the brand. */
export function DoorArch({ width, children }: DoorArchProps) {
  return (
    <Box
      position="absolute"
      bottom="0"
      insetInline="0"
      mx="auto"
      w={width}
      maxW="full"
      h="92%"
      bg="sidi.600"
      borderTopRadius="50rem"
      overflow="hidden"
    >
      <Box
        aria-hidden
        position="absolute"
        inset="0"
        opacity="0.35"
        backgroundImage="radial-gradient(circle, {colors.sidi.300} 1.5px, transparent 1.5px)"
        backgroundSize="22px 22px"
      />
      <Box
        aria-hidden
        position="absolute"
        inset="5"
        bottom="0"
        borderWidth="2px"
        borderBottomWidth="0"
        borderColor="sidi.400"
        borderTopRadius="50rem"
      />
      <Box position="relative">{children}</Box>
    </Box>
  )
}
