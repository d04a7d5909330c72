import { definePages } from '@comptoir/platform'

/** The pages of the inventory remote: one per route of remote.json, loaded when first visited. */
export const pages = definePages({
  'pointOfSale/products': async () => (await import('./features/products/products.page.tsx')).ProductsPage,
  'pointOfSale/products/create': async () =>
    (await import('./features/products/product-create.page.tsx')).ProductCreatePage,
  'pointOfSale/products/edit/:id': async () =>
    (await import('./features/products/product-edit.page.tsx')).ProductEditPage,
  'pointOfSale/products/import': async () =>
    (await import('./features/product-import/product-import.page.tsx')).ProductImportPage,
  'pointOfSale/brands': async () => (await import('./features/brands/brands.page.tsx')).BrandsPage,
  'pointOfSale/units': async () => (await import('./features/units/units.page.tsx')).UnitsPage,
  'pointOfSale/discounts': async () => (await import('./features/discounts/discounts.page.tsx')).DiscountsPage,
  'pointOfSale/discounts/create': async () =>
    (await import('./features/discounts/discount-create.page.tsx')).DiscountCreatePage,
  'pointOfSale/discounts/edit/:id': async () =>
    (await import('./features/discounts/discount-edit.page.tsx')).DiscountEditPage,
})
