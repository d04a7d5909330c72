/** Which products counters have to hear of again. Whatever changes what a counter shows of a product stamps it, in the same transaction. */
export { stampProducts, stampProductsOf } from './catalogue-stamps.repository.ts'
