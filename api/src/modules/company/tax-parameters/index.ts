/** Taxes by date: rates and amounts that hold from a day on, as a company enters them over what the law says. */
export { taxParameterRoutes } from './tax-parameters.routes.ts'
export { ensureVatRate } from './tax-parameters.service.ts'
export { findVatRateStart, readTaxes } from './taxes.queries.ts'
export { stampPeriods, stampsOn } from './ticket-stamps.rules.ts'
export { taxesOn, type Taxes } from './taxes.rules.ts'
