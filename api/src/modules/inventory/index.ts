import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../app.ts'
import { familyRoutes } from './families/index.ts'
import { productImportModule } from './product-import/index.ts'
import { productRoutes } from './products/index.ts'

/** The catalogue: products with their families and units, and how a whole catalogue comes in from a file. */
export async function inventoryModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await familyRoutes(app)
  // Before products: `products/import` is no product's id.
  await productImportModule(app, deps)
  await productRoutes(app)
}
