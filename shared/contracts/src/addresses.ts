/**
 * Where resources are found, for parts that are wanted at once and need no more of a contract than its address: the
 * schemas of one weigh several kilobytes.
 */
export const PRODUCTS_AT = { path: 'products' } as const
export const COUNTER_CATALOGUE_AT = { path: 'counter-catalogue' } as const
