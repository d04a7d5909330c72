/** Taxes by date: rates and amounts that hold from a day on, as a company enters them. */
export { taxParameterRoutes } from './tax-parameters.routes.ts'
