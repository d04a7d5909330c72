import { useId } from 'react'
import { COMPANY_LENGTHS, OTHER_LEGAL_FORMS } from '@comptoir/contracts/company/company-profile'
import { FieldShell, useController, useWatch, type Control } from '@comptoir/platform/forms'
import { Input, useTranslation } from '@comptoir/platform'
import type { CompanyValues } from './company-values.ts'

/** What the legal form is called, once it is another one: typed, or one of those that are proposed. */
export function OtherLegalForm({ control }: { control: Control<CompanyValues> }) {
  const legalForm = useWatch({ control, name: 'legalForm' })
  return legalForm === 'Other' ? <OtherField control={control} /> : null
}

function OtherField({ control }: { control: Control<CompanyValues> }) {
  const { t } = useTranslation('company')
  const listId = useId()
  const { field, fieldState } = useController({ control, name: 'otherLegalForm' })
  return (
    <FieldShell
      label={t('companyProfile.otherLegalForm')}
      help={OTHER_LEGAL_FORMS.join(', ')}
      error={fieldState.error?.message}
    >
      {(props) => (
        <>
          <Input
            {...props}
            {...field}
            size="lg"
            list={listId}
            maxLength={COMPANY_LENGTHS.otherLegalForm}
            autoComplete="off"
          />
          <datalist id={listId}>
            {OTHER_LEGAL_FORMS.map((form) => (
              <option key={form} value={form} />
            ))}
          </datalist>
        </>
      )}
    </FieldShell>
  )
}
