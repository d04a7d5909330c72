import type { Sampler } from '../../../../../test/sample.ts'

export const sample: Sampler = () => ({ basedOn: 'cashier', permissions: ['brands.read', 'products.read'] })
