/** Barcode rules: how the codes that a company gives out itself are laid out. Products ask here what a code says. */
export { beginBarcodeRules } from './barcode-rules.beginning.ts'
export { readByRules } from './barcode-rules.queries.ts'
export { barcodeRuleRoutes } from './barcode-rules.routes.ts'
