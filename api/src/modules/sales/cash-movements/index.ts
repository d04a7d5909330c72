/** Cash put into a drawer or taken out of it beside sales. */
export { cashMovementRoutes } from './cash-movements.routes.ts'
