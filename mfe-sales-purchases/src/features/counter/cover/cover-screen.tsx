import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Lock } from 'lucide-react'
import { Center, chakra, Flex, Heading } from '@comptoir/platform'

export interface CoverScreenProps {
  title: string
  palette: 'danger' | 'brand'
  children: ReactNode
}

/** Lies over the whole counter while nothing is to be sold at it, and cannot be taken away by a key. */
export function CoverScreen({ title, palette, children }: CoverScreenProps) {
  const screen = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useEffect(() => {
    const { current } = screen
    // What lies below cannot be reached then, by keys neither. Some browsers have no such thing.
    if (current?.open === false) current.showModal?.()
  }, [])
  return (
    <chakra.dialog
      ref={screen}
      role="alertdialog"
      aria-labelledby={headingId}
      data-print="hide"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault()
      }}
      // A browser closes it at a second Escape all the same.
      onClose={() => screen.current?.showModal?.()}
      data-lock=""
      position="fixed"
      inset="0"
      w="100vw"
      h="100dvh"
      maxW="none"
      maxH="none"
      m="0"
      p="6"
      border="0"
      bg="bg.page"
      color="fg.default"
      display="block"
      // What lies below is hidden, and this is drawn within it.
      visibility="visible"
      // A dialog below takes touches away from everything around it.
      pointerEvents="auto"
      overflow="auto"
      zIndex="modal"
    >
      <Center minH="full">
        <Flex direction="column" align="center" gap="4" w="full" maxW="md" textAlign="center">
          <Center boxSize="16" borderRadius="full" bg={`${palette}.subtle`} color={`${palette}.fg`}>
            <Lock aria-hidden size={30} />
          </Center>
          <Heading as="h2" id={headingId} textStyle="title">
            {title}
          </Heading>
          {children}
        </Flex>
      </Center>
    </chakra.dialog>
  )
}
