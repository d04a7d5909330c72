import type { Favourite } from '@comptoir/contracts/inventory/favourites'
import type { KeptProduct } from './kept-product.ts'

/** What one tile stands for: a product, or the variants of a group, in the order of the catalogue. */
export type Tile = readonly [KeptProduct, ...KeptProduct[]]

/** With fewer favourites than these the first products of the catalogue follow them. */
const ENOUGH_FAVOURITES = 12

/** A catalogue as somebody looks around in it: each group once, in the place of its first variant. */
export class Browsing {
  readonly #sorted: readonly KeptProduct[]
  readonly #groups = new Map<string, [KeptProduct, ...KeptProduct[]]>()
  /** Subcategories, and categories for what is in none, that have something. */
  readonly #families = new Set<string>()

  constructor(sorted: readonly KeptProduct[]) {
    this.#sorted = sorted
    for (const product of sorted) {
      const { familyId, groupId } = product
      if (familyId !== null) this.#families.add(familyId)
      if (groupId === null) continue
      const known = this.#groups.get(groupId)
      if (known) known.push(product)
      else this.#groups.set(groupId, [product])
    }
  }

  /** Whether a subcategory has something, or a category has something that is in none. */
  has(familyId: string): boolean {
    return this.#families.has(familyId)
  }

  variantsOf(groupId: string): readonly KeptProduct[] {
    return this.#groups.get(groupId) ?? []
  }

  /** The first tiles of some families. */
  within(familyIds: ReadonlySet<string>, limit: number): Tile[] {
    return this.#distinct(({ familyId }) => familyId !== null && familyIds.has(familyId), limit)
  }

  /** Favourites in their order; where there are few, the first of the catalogue that can be sold follow, up to the limit. */
  first(favourites: readonly Favourite[], byId: ReadonlyMap<string, KeptProduct>, limit: number): Tile[] {
    const chosen = favourites.flatMap(({ productId, withVariants }): Tile[] => {
      const product = byId.get(productId)
      if (!product) return []
      return [withVariants ? this.#tileOf(product) : [product]]
    })
    if (chosen.length >= ENOUGH_FAVOURITES) return chosen
    const there = new Set(chosen.flat())
    const others = this.#distinct((product) => product.isPriced && !there.has(product), limit - chosen.length)
    return [...chosen, ...others]
  }

  #distinct(isMeant: (product: KeptProduct) => boolean, limit: number): Tile[] {
    const tiles: Tile[] = []
    const shown = new Set<string>()
    for (const product of this.#sorted) {
      if (tiles.length >= limit) break
      if (!isMeant(product)) continue
      if (product.groupId !== null && shown.has(product.groupId)) continue
      if (product.groupId !== null) shown.add(product.groupId)
      tiles.push(this.#tileOf(product))
    }
    return tiles
  }

  #tileOf(product: KeptProduct): Tile {
    return (product.groupId === null ? undefined : this.#groups.get(product.groupId)) ?? [product]
  }
}
