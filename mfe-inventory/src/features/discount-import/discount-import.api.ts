import { DISCOUNT_IMPORT, type DiscountImport } from '@comptoir/contracts/inventory/discount-import'
import { api, pathOf } from '@comptoir/platform'

/** What a file of discounts would do; with `apply`, does it. */
export function sendDiscounts(file: File, { apply }: { apply: boolean }): Promise<DiscountImport> {
  const form = new FormData()
  form.append('apply', String(apply))
  form.append('file', file)
  return api.upload<DiscountImport>(pathOf(DISCOUNT_IMPORT), form)
}

/** All discounts with their products, as a file that can be changed and sent back. */
export function downloadDiscounts(): Promise<Blob> {
  return api.blob(pathOf(DISCOUNT_IMPORT, 'file'))
}
