import { useTranslation } from '@comptoir/platform/site'
import { FormField } from './form-field.tsx'
import type { Saying } from './faults.ts'

export interface EmailFieldProps {
  fault: Saying | undefined
  /** `username` where it signs somebody in, so that password managers know it. */
  autoComplete: 'email' | 'username'
  autoFocus?: boolean
  /** Marked where other fields of the form are, too. */
  isRequired?: boolean
  defaultValue?: string
}

/** An e-mail address. */
export function EmailField({
  fault,
  autoComplete,
  autoFocus = false,
  isRequired = true,
  defaultValue = '',
}: EmailFieldProps) {
  const { t } = useTranslation('marketing')
  const input = {
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 254,
    autoComplete,
    autoFocus,
    defaultValue,
  } as const
  return <FormField name="email" label={t('fields.email')} isRequired={isRequired} isLtr fault={fault} input={input} />
}
