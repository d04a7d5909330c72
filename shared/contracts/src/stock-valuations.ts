/**
 * What goods that go out cost: the average of what their place has, or what those cost that came in first. Chosen by the company;
 * a change holds from its moment on.
 */
export const STOCK_VALUATIONS = ['averageCost', 'fifo'] as const
export type StockValuation = (typeof STOCK_VALUATIONS)[number]
