/** Which discount applies to a product at a moment: of those that run and hold it, the one that is best for the customer. */
export { findDiscountsOfLines, findRunningDiscounts, type DiscountOfLine } from './running-discounts.queries.ts'
