/**
 * What is done about a sale that takes a product below zero: it is refused, said before it is paid, or nothing is done. A
 * ticket of an enrolled register is taken under all of them.
 */
export const STOCK_POLICIES = ['block', 'warn', 'allow'] as const
export type StockPolicy = (typeof STOCK_POLICIES)[number]

export function isStockPolicy(value: unknown): value is StockPolicy {
  return STOCK_POLICIES.some((policy) => policy === value)
}
