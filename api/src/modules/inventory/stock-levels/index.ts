/** What there is of products, where, what it is worth, and how it came to that. */
export { stockLevelRoutes } from './stock-levels.routes.ts'
export { findPlaces, type KnownPlace } from './places.queries.ts'
export { toldPlace } from './levels.rules.ts'
export { findDocumentNumbers } from './document-numbers.queries.ts'
export { levelReader } from './levels.queries.ts'
