import { createContext, useContext } from 'react'
import { Box, Kbd } from '@comptoir/platform'

/** Whether keys are shown on their buttons now. */
export const KeysShown = createContext(false)

/** The key of a button, at its corner while Alt is held. The button stands in a positioned box. */
export function KeyTag({ of }: { of: string }) {
  if (!useContext(KeysShown)) return null
  return (
    <Box as="span" aria-hidden position="absolute" top="-2.5" insetEnd="-1.5" zIndex="docked" pointerEvents="none">
      <Kbd size="sm">{of}</Kbd>
    </Box>
  )
}
