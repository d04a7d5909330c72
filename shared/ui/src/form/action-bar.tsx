import type { ReactNode } from 'react'
import { Flex } from '../chakra.ts'

export interface ActionBarProps {
  /** At the inline start: save state, what is chosen. */
  status?: ReactNode
  /** Buttons, the primary one last. */
  children: ReactNode
}

/** Stays at the bottom of the screen while the page scrolls under it. */
export function ActionBar({ status, children }: ActionBarProps) {
  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="docked"
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      minH="16"
      py="2.5"
      px={{ base: '4', md: '6' }}
      bg="bg.card"
      borderTopWidth="1px"
      borderColor="border.subtle"
      boxShadow="bar"
      data-print="hide"
      data-action-bar=""
    >
      {/* On wide screens it gives way before the buttons go to a second line, over what the page shows. */}
      <Flex align="center" gap="2" minW="0" flex={{ md: '1 1 0' }} aria-live="polite">
        {status}
      </Flex>
      <Flex gap="2" wrap="wrap" ms="auto">
        {children}
      </Flex>
    </Flex>
  )
}
