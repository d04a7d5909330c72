/** The catalogue as counters keep it on their devices: whole once, then what has changed since a stamp. */
export { counterCatalogueRoutes } from './counter-catalogue.routes.ts'
