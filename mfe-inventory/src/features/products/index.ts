/** What other lists of products show as the catalogue does. */
export { shownPriceMicro } from './shown-price.ts'
