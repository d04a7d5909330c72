import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { attributeRoutes } from './attributes/index.ts'
import { barcodeRuleRoutes } from './barcode-rules/index.ts'
import { brandRoutes } from './brands/index.ts'
import { categoryRoutes } from './categories/index.ts'
import { counterCatalogueRoutes } from './counter-catalogue/index.ts'
import { discountImportRoutes } from './discount-import/index.ts'
import { discountRoutes } from './discounts/index.ts'
import { favouriteRoutes } from './favourites/index.ts'
import { labelRoutes } from './labels/index.ts'
import { lotRoutes } from './lots/index.ts'
import { productChangesModule } from './product-changes/index.ts'
import { productImportModule } from './product-import/index.ts'
import { productPriceRoutes } from './product-prices/index.ts'
import { productPhotoRoutes } from './product-photos/index.ts'
import { productRoutes } from './products/index.ts'
import { serialNumberRoutes } from './serial-numbers/index.ts'
import { openingStockRoutes } from './stock/index.ts'
import { stockCountRoutes } from './stock-counts/index.ts'
import { stockChangeRoutes } from './stock-changes/index.ts'
import { stockLevelRoutes } from './stock-levels/index.ts'
import { stockLotRoutes } from './stock-lots/index.ts'
import { askForLooks, scheduleStockNotices } from './stock-notices/index.ts'
import { stockReorderRoutes } from './stock-reorder/index.ts'
import { stockAdjustmentRoutes } from './stock-adjustments/index.ts'
import { stockTransferRoutes } from './stock-transfers/index.ts'
import { subcategoryRoutes } from './subcategories/index.ts'
import { unitRoutes } from './units/index.ts'
import { variantRoutes } from './variants/index.ts'

export { beginBarcodeRules } from './barcode-rules/index.ts'
export { servePhotos } from './product-photos/index.ts'

/** The catalogue: products with their families and units, the layouts of their barcodes, their discounts, and how both come in from a file. */
export async function inventoryModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await categoryRoutes(app)
  await subcategoryRoutes(app)
  await unitRoutes(app)
  await brandRoutes(app)
  await barcodeRuleRoutes(app)
  await attributeRoutes(app)
  // Before products: `products/import` is no product's id.
  await productImportModule(app, deps)
  await productRoutes(app)
  await productPhotoRoutes(app, deps)
  await stockChangeRoutes(app, deps)
  await stockLevelRoutes(app)
  await stockLotRoutes(app)
  await app.register(async (posting) => {
    askForLooks(posting, deps)
    await openingStockRoutes(posting)
    await stockTransferRoutes(posting)
    await stockAdjustmentRoutes(posting)
    await stockCountRoutes(posting)
    await stockReorderRoutes(posting)
  })
  scheduleStockNotices(deps)
  await lotRoutes(app)
  await serialNumberRoutes(app)
  await variantRoutes(app)
  await productPriceRoutes(app)
  await productChangesModule(app, deps)
  await counterCatalogueRoutes(app)
  await favouriteRoutes(app)
  await labelRoutes(app)
  // Before discounts: `discounts/import` is no discount's id.
  await discountImportRoutes(app, deps)
  await discountRoutes(app)
}
