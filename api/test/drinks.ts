import type { PackInput, Product, ProductInput } from '@comptoir/contracts/inventory/products'
import type { Unit } from '@comptoir/contracts/inventory/units'
import type { TestApp } from './app.ts'
import { anImporter, type Importer } from './imports.ts'
import { putProduct } from './products.ts'
import type { Caller } from './shop.ts'

/** Makes a unit, and gives its id. */
async function putUnit(manager: Caller, name: string, decimals = 0): Promise<string> {
  return (await manager.post('units', { name, decimals })).json<Unit>().id
}

interface Drinks {
  importer: Importer
  manager: Caller
  /** Makes a unit, and gives its id. */
  unit: (name: string, decimals?: number) => Promise<string>
  bottle: string
  six: string
  carton: string
  /** Six bottles at the price of the product, a carton of 24 with its own. */
  packs: PackInput[]
  /** Puts water with these packs into the catalogue, code `EAU`. */
  water: (over?: Partial<ProductInput>) => Promise<Product>
}

/** A company that sells drinks by the bottle, the pack and the carton, with somebody who imports catalogues into it. */
export async function aDrinksImporter(test: TestApp): Promise<Drinks> {
  const importer = await anImporter(test)
  const { manager } = importer
  const unit = (name: string, decimals = 0): Promise<string> => putUnit(manager, name, decimals)
  const [bottle, six, carton] = [await unit('Bouteille'), await unit('Pack'), await unit('Carton')]
  const packs: PackInput[] = [
    { unitId: six, quantityMilli: 6000, price: null, barcodes: ['P-6'] },
    { unitId: carton, quantityMilli: 24_000, price: 21.5, barcodes: ['6191234567897', 'C-24'] },
  ]
  const water = (over: Partial<ProductInput> = {}): Promise<Product> =>
    putProduct(manager, {
      ...{ code: 'EAU', designation: 'Eau', unitId: bottle, price: 0.9, barcodes: ['B-1'], packs },
      ...over,
    })
  return { importer, manager, unit, bottle, six, carton, packs, water }
}
