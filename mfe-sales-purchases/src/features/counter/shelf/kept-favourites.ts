import type { Favourite, Favourites } from '@comptoir/contracts/inventory/favourites'
import { lastAnswer } from '../session/last-answer.ts'

/** Under which name the device keeps what a point of sale shows first. */
export function favouritesOf(pointOfSaleId: string): string {
  return `favourites:${pointOfSaleId}`
}

/** What was shown first here when this device last heard of it. */
export function keptFavourites(pointOfSaleId: string): readonly Favourite[] {
  const kept = lastAnswer<Partial<Favourites>>(favouritesOf(pointOfSaleId))?.data
  return Array.isArray(kept) ? kept : []
}
