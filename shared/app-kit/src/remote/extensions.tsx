import type { ExtensionPoint } from '@comptoir/contracts/federation'
import { createContext, useContext, type ReactNode } from 'react'

/** What each place in a page hands over to those who put something into it. */
export interface ExtensionPoints {
  'client.summary': { clientId: string }
  'product.summary': { productId: string }
  /** Opened above the page by the shell's menu of settings. */
  'settings.company': { isOpen: boolean; onClose: () => void }
}

/** Draws what the remotes put into a place; given by the shell, which alone knows them. */
export type DrawExtensions = (point: ExtensionPoint, given: ExtensionPoints[ExtensionPoint]) => ReactNode

const DrawContext = createContext<DrawExtensions | null>(null)

/** Put by the shell around all pages. */
export const ExtensionHost = DrawContext.Provider

export type ExtensionSlotProps = { [P in ExtensionPoint]: { point: P } & ExtensionPoints[P] }[ExtensionPoint]

/** A place in a page where other remotes may show something of theirs. Empty when none does, and in tests of the page alone. */
export function ExtensionSlot({ point, ...given }: ExtensionSlotProps) {
  const draw = useContext(DrawContext)
  return draw === null ? null : draw(point, given)
}
