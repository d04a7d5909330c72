// Money for the whole product: amounts with their currency, the one rounding rule, spreading without loss, and the tax
// kernel that the counter, the server, the reports and the tests all call. Whole numbers in, whole numbers out: amounts in
// minor units, quantities in thousandths, unit prices in millionths, rates in thousandths of a percent. Imports nothing.
export { allocate } from './allocate.ts'
export type { BarcodeKind, BarcodeReading, BarcodeRule, ReadBarcode, ReadLine } from './barcode-rule.ts'
export {
  BARCODE_KINDS,
  BARCODE_PATTERN,
  barcodeOfNumber,
  isBarcodePattern,
  productBarcodes,
  kindOfPattern,
  lineFromReading,
  quantityOf,
  quantityRead,
  readBarcode,
} from './barcode-rule.ts'
export type { CashRounding } from './cash-rounding.ts'
export { roundCash } from './cash-rounding.ts'
export type { Commission, CommissionRule, CommissionTier, FamilySales } from './commissions.ts'
export { commissionOn, commissionsOf } from './commissions.ts'
export { convert, convertBack, convertParts } from './conversion.ts'
export type { ForeignAmount, ForeignSum } from './foreign-cash.ts'
export { countedForeignMinor, foreignCashMinor } from './foreign-cash.ts'
export type { Currency } from './currencies.ts'
export { CURRENCIES, exponentOf, isCurrency } from './currencies.ts'
export {
  decimalFromMinor,
  microFromNumber,
  milliFromNumber,
  milliRateFromNumber,
  minorFromDecimal,
  numberFromMicro,
  numberFromMilli,
  numberFromMilliRate,
} from './decimal-numbers.ts'
export type { CashPiece } from './denominations.ts'
export { cashPiecesOf } from './denominations.ts'
export { formatDecimal, parseDecimal } from './decimal-text.ts'
export { computeDocument, withStamp } from './document/compute-document.ts'
export type { Discount, DocumentInput, DocumentLineInput, PriceBasis, VatMode } from './document/document-input.ts'
export type {
  DocumentSums,
  DocumentTotals,
  FodecGroup,
  LineTotals,
  TaxedAmounts,
  VatGroup,
} from './document/document-totals.ts'
export { KERNEL_VERSION } from './document/document-totals.ts'
export type { ReturnableLine, ReturnedQuantity, SoldAmounts } from './document/returnable-lines.ts'
export { afterReturn, returnableLines } from './document/returnable-lines.ts'
export type { ReturnInput, ReturnShare, ReturnShareLine } from './document/returns.ts'
export { computeReturnShare } from './document/returns.ts'
export type { TraceStep, TraceStepName } from './document/trace.ts'
export { explainedTotal } from './document/trace.ts'
export {
  cutOff,
  isCutOff,
  LARGEST_AMOUNT_MINOR,
  LARGEST_PRICE_MICRO,
  LARGEST_QUANTITY_MILLI,
  LARGEST_TOTAL,
  totalWith,
} from './limits.ts'
export { barcodeVariants, checkDigitOf, correctedGtin } from './gtin.ts'
export type { Money } from './money.ts'
export { add, compare, isZero, money, negate, subtract, sum } from './money.ts'
export type { MoneyErrorCode, MoneyErrorParams } from './money-error.ts'
export { MONEY_ERROR_CODES, MoneyError } from './money-error.ts'
export type { PriceStep, PriceStepName, PriceToExplain } from './price-steps.ts'
export { explainPrice, PRICE_STEPS } from './price-steps.ts'
export { htMicroFromTtc, lineAmountMinor, netAfterDiscounts, percentOf, ttcMicroFromHt } from './prices.ts'
export { fitsUnit, MOST_UNIT_DECIMALS } from './quantities.ts'
export type { PackPricing } from './packs.ts'
export { baseQuantityMilli, packPriceMicro, packTtcMicro } from './packs.ts'
export { divideHalfAwayFromZero, proportionOf } from './rounding.ts'
export type { StockLayer, ValuedGoods } from './stock-values.ts'
export { averageCostMicro, stockValueMinor, stockValueNano, takenFromLayers } from './stock-values.ts'
export type { CashMovements } from './cash-session.ts'
export { cashGap, expectedCash } from './cash-session.ts'
export type { Withholding, WithholdingInput } from './withholding.ts'
export { computeWithholding } from './withholding.ts'
