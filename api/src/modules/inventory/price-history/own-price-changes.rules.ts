import type { PriceBasis } from '@comptoir/contracts/inventory/products'

/** A pack with the price of its own that it has, or is to have, in the basis of its product. */
export interface PricedPack {
  id: string
  unitId: string
  quantityMilli: number
  /** In millionths; null: what it holds at the price of the product. */
  priceMicro: number | null
}

/** The packs of a product at a time. */
export interface PacksThen {
  priceBasis: PriceBasis
  packs: readonly PricedPack[]
}

/** What becomes of a pack's own price. */
export interface OwnPriceChange {
  /** As it is afterwards, or was if it is taken away. */
  pack: PricedPack
  before: OwnPrice
  after: OwnPrice
}

/** A pack that has no price of its own, or is not there, has null. */
interface OwnPrice {
  basis: PriceBasis
  priceMicro: number | null
}

function ownPrice({ priceBasis }: PacksThen, pack: PricedPack | undefined): OwnPrice {
  return { basis: priceBasis, priceMicro: pack?.priceMicro ?? null }
}

/** The packs whose own price is made, changed or taken away. The same amount in another basis is another price. */
export function ownPriceChanges(before: PacksThen, after: PacksThen): OwnPriceChange[] {
  const known = new Map(before.packs.map((pack) => [pack.id, pack]))
  const wanted = new Map(after.packs.map((pack) => [pack.id, pack]))
  return [...new Map([...known, ...wanted]).values()].flatMap((pack) => {
    const [was, is] = [ownPrice(before, known.get(pack.id)), ownPrice(after, wanted.get(pack.id))]
    const isSame = was.priceMicro === is.priceMicro && (was.priceMicro === null || was.basis === is.basis)
    return isSame ? [] : [{ pack, before: was, after: is }]
  })
}
