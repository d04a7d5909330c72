import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import { useLanguage } from '@comptoir/platform'

type Named = Pick<CounterProduct, 'designation' | 'designationEn' | 'designationAr'>

/** What a product is called in the language of the counter; its designation, which tickets bear, where it has no name in that. */
export function useNameOf(): ({ designation, designationEn, designationAr }: Named) => string {
  const language = useLanguage()
  return ({ designation, designationEn, designationAr }) =>
    ({ ar: designationAr, en: designationEn, fr: undefined })[language] ?? designation
}
