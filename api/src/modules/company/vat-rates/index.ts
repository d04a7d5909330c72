/** VAT rates: data with dates of effect. */
export { listVatRates } from './vat-rates.queries.ts'
export { vatRateRoutes } from './vat-rates.routes.ts'
