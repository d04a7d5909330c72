/** What a shop sells most, as it was told today. */
export { useBestSellers } from './use-best-sellers.ts'
