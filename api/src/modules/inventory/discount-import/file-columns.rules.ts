import { DISCOUNT_FILE_COLUMNS, type DiscountFileColumn } from '@comptoir/contracts/inventory/discount-import'
import type { Words } from '../../../platform/export/list-export.ts'
import { plainHeader } from '../../../platform/import-files/column-mapping.ts'

/** How the columns are called in the files that we write ourselves. */
export const HEADERS: Record<DiscountFileColumn, Words> = {
  name: { en: 'Name', fr: 'Nom', ar: 'الاسم' },
  startDate: { en: 'Start date', fr: 'Date de début', ar: 'تاريخ البداية' },
  endDate: { en: 'End date', fr: 'Date de fin', ar: 'تاريخ النهاية' },
  pourcentage: { en: 'Percentage', fr: 'Pourcentage', ar: 'النسبة' },
  product: { en: 'Product code', fr: 'Code du produit', ar: 'رمز المنتوج' },
}

/** Other headers that people give them, as `plainHeader` writes them. */
const SYNONYMS: Record<DiscountFileColumn, readonly string[]> = {
  name: ['discount', 'remise', 'nom de la remise', 'التخفيض', 'اسم التخفيض'],
  startDate: ['start', 'from', 'debut', 'du', 'البدايه', 'من'],
  endDate: ['end', 'to', 'until', 'fin', 'au', 'النهايه', 'الي'],
  pourcentage: ['percent', 'rate', 'taux', 'taux de remise', 'remise en', 'نسبه التخفيض'],
  product: ['code', 'product', 'sku', 'reference', 'code produit', 'code article', 'produit', 'الرمز', 'رمز المنتج'],
}

/** Which cell of a row holds which column; null where one of them is not among the headers. */
export function columnsIn(headers: readonly string[]): Record<DiscountFileColumn, number> | null {
  const plain = headers.map(plainHeader)
  const indexOf = (column: DiscountFileColumn): number => {
    const names = [...Object.values(HEADERS[column]).map(plainHeader), ...SYNONYMS[column]]
    return names.map((name) => plain.indexOf(name)).find((index) => index >= 0) ?? -1
  }
  const found = DISCOUNT_FILE_COLUMNS.map((column) => [column, indexOf(column)] as const)
  if (found.some(([, index]) => index < 0)) return null
  return Object.fromEntries(found) as Record<DiscountFileColumn, number>
}
