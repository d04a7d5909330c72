/** Cash in other currencies: at what it is taken, how it is written, and what of a session's cash it is. */
export { ForeignCounts } from './foreign-counts.tsx'
export { ForeignResults } from './foreign-results.tsx'
export { ForeignTaken } from './foreign-taken.tsx'
export { ownFigures } from './own-figures.ts'
export { rateText } from './rate-text.ts'
export { ratesOn } from './rates-on.ts'
