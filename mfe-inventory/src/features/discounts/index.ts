/** Discounts: what other features show of them. */
export { DiscountDate } from './discount-date.tsx'
