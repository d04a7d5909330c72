import type { PriceChange } from '@comptoir/contracts/inventory/product-prices'

/** What is said of a change, whatever it changed. */
export type DatedChange = Pick<PriceChange, 'version' | 'changedAt' | 'changedBy' | 'source' | 'title'>

/** A row of either history, with the name of who made the change and the title of the change set, where those are there. */
interface Row extends Pick<PriceChange, 'version' | 'source' | 'title'> {
  changed_at: Date
  user_name: string | null
}

export function toDatedChange({ version, changed_at: at, user_name: changedBy, source, title }: Row): DatedChange {
  return { version, changedAt: at.toISOString(), changedBy, source, title }
}
