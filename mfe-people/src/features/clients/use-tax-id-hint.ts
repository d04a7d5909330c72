import { taxIdDoubt } from '@comptoir/contracts/tax-id'
import { useWatch, type Control } from '@comptoir/platform/forms'
import { useTranslation } from '@comptoir/platform'
import type { ClientValues } from './client-values.ts'

/** Under a client's tax id: what it is for, or what looks wrong with it. One that begins with letters is foreign, and not judged. */
export function useTaxIdHint(control: Control<ClientValues>): string {
  const { t } = useTranslation('people')
  const taxId = useWatch({ control, name: 'taxId' })?.trim() ?? ''
  switch (/^\d/.test(taxId) ? taxIdDoubt(taxId) : null) {
    case 'form':
      return t('clients.form.taxIdFormOdd')
    case 'key':
      return t('clients.form.taxIdKeyOdd')
    case null:
      return t('clients.form.taxIdHelp')
  }
}
