/** VAT rates: data with dates of effect. */
export { findVatRateStart, listVatRates, listVatRatesAt } from './vat-rates.queries.ts'
export { insertVatRates, TUNISIAN_RATES_MILLI } from './vat-rates.repository.ts'
export { vatRateRoutes } from './vat-rates.routes.ts'
