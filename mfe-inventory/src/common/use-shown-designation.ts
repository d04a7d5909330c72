import type { Product } from '@comptoir/contracts/inventory/products'
import { useLanguage } from '@comptoir/platform'

type Named = Pick<Product, 'designation' | 'designationEn' | 'designationAr'>

/** What a product is called in the reader's language, or as its company calls it where it has no name in that language. */
export function useShownDesignation(): (product: Named) => string {
  const language = useLanguage()
  return ({ designation, designationEn, designationAr }) => {
    if (language === 'fr') return designation
    return (language === 'ar' ? designationAr : designationEn) ?? designation
  }
}
