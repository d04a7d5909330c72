/** Categories, subcategories, brands and units: what products are grouped and measured by. Names are unique without regard to case. */
export { familyRoutes } from './families.routes.ts'
export { findFamiliesByName } from './families.queries.ts'
export { ensureNames, type NamedFamily } from './families.repository.ts'
