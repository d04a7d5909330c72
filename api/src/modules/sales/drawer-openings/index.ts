/** Drawers that are opened beside sales. */
export { drawerOpeningRoutes } from './drawer-openings.routes.ts'
