/** Discounts: a percentage off some products for some time. Which of them applies to a product, `running-discounts` knows. */
export { discountRoutes } from './discounts.routes.ts'
export { changeDiscount, createDiscount } from './discounts.service.ts'
export { termsOf, type DiscountTerms } from './discounts.rules.ts'
