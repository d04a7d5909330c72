import type { ExtensionPoint } from '@comptoir/contracts/federation'
import { createContext, useContext, type ReactNode } from 'react'

/** What of a point of sale stands on its tickets, as it is typed. */
export interface TicketPointOfSale {
  code: string
  name: string
  address: string | null
  postalCode: string | null
  city: string | null
  phone: string | null
  timeZone: string | null
  /** Of the client whose tickets they are while nobody is named; null for the walk-in client. */
  client: string | null
  ticketHeader: string | null
  ticketFooter: string | null
  /** Whether it shows prices before tax as well; left out by releases that know of no choice. */
  showsExclTax?: boolean
}

/** What each place in a page hands over to those who put something into it. */
export interface ExtensionPoints {
  'client.summary': { clientId: string }
  'product.summary': { productId: string }
  /** The ticket that a point of sale would print with what is typed in its form. */
  'pointOfSale.ticket': { pointOfSale: TicketPointOfSale }
  /** A further way to scan what is counted, such as a camera. */
  'stockCount.scan': { onCode: (code: string) => void }
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
