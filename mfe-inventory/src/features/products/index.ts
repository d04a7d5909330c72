/** What other lists of products show as the catalogue does. */
export { shownPriceMicro } from './shown-price.ts'
/** The expiry date of a lot as every list of lots shows it. */
export { ExpiryDate } from './stock/expiry-badge.tsx'
