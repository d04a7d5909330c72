import { useWatch, type Control } from '@comptoir/platform/forms'
import { useTranslation } from '@comptoir/platform'
import type { CompanyValues } from './company-values.ts'
import { hasRightKey } from './tax-id.ts'

/** Under a Tunisian tax id: how it is written, or that its key letter looks wrong. */
export function useTaxIdHint(control: Control<CompanyValues>): string | undefined {
  const { t } = useTranslation('company')
  const [taxId, country] = useWatch({ control, name: ['taxId', 'countryCode'] })
  if (country !== 'TN') return undefined
  return hasRightKey(taxId) === false ? t('companyProfile.taxIdKeyOdd') : t('companyProfile.taxIdHelp')
}
