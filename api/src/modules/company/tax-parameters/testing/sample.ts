import type { Sampler } from '../../../../../test/sample.ts'

let day = 0

/** A stamp of invoices, each from another day that is still to come. */
export const sample: Sampler = () => {
  day += 1
  return { code: 'stampInvoice', validFrom: `21${String(day).padStart(2, '0')}-01-01` }
}
