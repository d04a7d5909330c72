import { useWatch, type Control } from '@comptoir/platform/forms'
import { taxIdDoubt } from '@comptoir/contracts/tax-id'
import { useTranslation } from '@comptoir/platform'
import type { CompanyValues } from './company-values.ts'

/** Under a Tunisian tax id: how it is written, or what looks wrong with it. */
export function useTaxIdHint(control: Control<CompanyValues>): string | undefined {
  const { t } = useTranslation('company')
  const [taxId, country] = useWatch({ control, name: ['taxId', 'countryCode'] })
  if (country !== 'TN') return undefined
  switch (taxIdDoubt(taxId)) {
    case 'form':
      return t('companyProfile.taxIdFormOdd')
    case 'key':
      return t('companyProfile.taxIdKeyOdd')
    case null:
      return t('companyProfile.taxIdHelp')
  }
}
