import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { Box, Kbd, useStore } from '@comptoir/platform'
import { KeptIn } from '../../../common/kept-in.ts'
import { createRequiredContext } from '../../../common/required-context.ts'
import { followOtherTabs } from '../cart/cart.store.ts'
import { type KeyedAction, type KeyStore, openKeyStore } from './key-map.ts'
import { shortName } from './short-name.ts'
import { useAltHeld } from './use-alt-held.ts'

/** Whether keys are shown on their buttons now. */
const KeysShown = createContext(false)

const [KeysContext, useKeyStore] = createRequiredContext<KeyStore>('keys')

export { useKeyStore }

/** Which key does what inside; the keys of the buttons are shown while Alt is held. */
export function CounterKeyMap({ children }: { children: ReactNode }) {
  const storage = useContext(KeptIn)
  const [keys] = useState(() => openKeyStore(storage))
  useEffect(() => followOtherTabs(keys), [keys])
  return (
    <KeysContext value={keys}>
      <KeysShown value={useAltHeld()}>{children}</KeysShown>
    </KeysContext>
  )
}

/** The key of an action on this device, for `aria-keyshortcuts`. */
export function useKeyOf(action: KeyedAction): string | undefined {
  return useStore(useKeyStore(), (keys) => keys[action])
}

/** Keys that are the same on every device. */
const FIXED = { more: '+', less: '−', remove: 'Delete', enter: 'Enter' } as const

/** The key of a button, at its corner while Alt is held. The button is in a positioned box. */
export function KeyTag({ of }: { of: KeyedAction | keyof typeof FIXED }) {
  const keys = useStore(useKeyStore())
  const key = of in keys ? keys[of as KeyedAction] : FIXED[of as keyof typeof FIXED]
  return key ? <KeySign name={shortName(key)} /> : null
}

/** What is written on a key, at the corner of its button while Alt is held. */
export function KeySign({ name }: { name: string }) {
  if (!useContext(KeysShown)) return null
  return (
    <Box as="span" aria-hidden position="absolute" top="-2.5" insetEnd="-1.5" zIndex="docked" pointerEvents="none">
      <Kbd size="sm">{name}</Kbd>
    </Box>
  )
}
