import { createContext, type ReactNode, useContext } from 'react'
import { Box, Kbd } from '@comptoir/platform'
import { useAltHeld } from './use-alt-held.ts'

/** Whether keys are shown on their buttons now. */
const KeysShown = createContext(false)

/** Shows the keys of the buttons inside while Alt is held. */
export function AltKeyTags({ children }: { children: ReactNode }) {
  return <KeysShown value={useAltHeld()}>{children}</KeysShown>
}

/** The key of a button, at its corner while Alt is held. The button is in a positioned box. */
export function KeyTag({ of }: { of: string }) {
  if (!useContext(KeysShown)) return null
  return (
    <Box as="span" aria-hidden position="absolute" top="-2.5" insetEnd="-1.5" zIndex="docked" pointerEvents="none">
      <Kbd size="sm">{of}</Kbd>
    </Box>
  )
}
