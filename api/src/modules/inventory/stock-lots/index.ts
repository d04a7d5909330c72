/** Lots by place, those that expire first at the top, with what they are worth. */
export { stockLotRoutes } from './stock-lots.routes.ts'
