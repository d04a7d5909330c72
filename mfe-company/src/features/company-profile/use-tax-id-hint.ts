import { useWatch, type Control } from '@comptoir/platform/forms'
import { taxIdDoubt } from '@comptoir/contracts/tax-id'
import { useTranslation } from '@comptoir/platform'
import type { CompanyValues } from './company-values.ts'

/** Under a Tunisian tax id: how it is written, or a warning of what looks wrong with it. */
export function useTaxIdHint(control: Control<CompanyValues>): { help?: string; warning?: string } {
  const { t } = useTranslation('company')
  const [taxId, country] = useWatch({ control, name: ['taxId', 'countryCode'] })
  if (country !== 'TN') return {}
  switch (taxIdDoubt(taxId)) {
    case 'form':
      return { warning: t('companyProfile.taxIdFormOdd') }
    case 'key':
      return { warning: t('companyProfile.taxIdKeyOdd') }
    case null:
      return { help: t('companyProfile.taxIdHelp') }
  }
}
