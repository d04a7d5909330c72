import { taxIdDoubt } from '@comptoir/contracts/tax-id'
import { useTranslation } from '@comptoir/platform'
import { useWatch, type Control } from '@comptoir/platform/forms'
import type { PartyValues } from './party-values.ts'

/** Under a tax id: what it is for, or a warning of what looks wrong with it. One that begins with letters is foreign, and not judged. */
export function useTaxIdHint(control: Control<PartyValues>, help: string): { help?: string; warning?: string } {
  const { t } = useTranslation('people')
  const taxId = useWatch({ control, name: 'taxId' })?.trim() ?? ''
  switch (/^\d/.test(taxId) ? taxIdDoubt(taxId) : null) {
    case 'form':
      return { warning: t('party.taxIdFormOdd') }
    case 'key':
      return { warning: t('party.taxIdKeyOdd') }
    case null:
      return { help }
  }
}
