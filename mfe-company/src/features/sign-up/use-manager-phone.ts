import { useEffect } from 'react'
import { useWatch, type UseFormReturn } from '@comptoir/platform/forms'
import { PHONE_DIGITS } from '@comptoir/contracts/company/company-profile'
import type { CompanyValues } from '../company-profile/index.ts'

/** Whoever makes a company mostly answers its phone: it is the manager's as well, until that is typed. */
export function useManagerPhone({ control, setValue, formState }: UseFormReturn<CompanyValues>): void {
  const [code, number] = useWatch({ control, name: ['phoneCountryCode', 'phoneNumber'] })
  const { managerCountryCode, managerPhoneNumber } = formState.dirtyFields
  const isOwn = managerCountryCode === true || managerPhoneNumber === true
  useEffect(() => {
    if (isOwn) return
    setValue('managerCountryCode', code)
    // While it is being typed nothing is wrong with it yet.
    setValue('managerPhoneNumber', number, { shouldValidate: PHONE_DIGITS.test(number) })
  }, [code, number, isOwn, setValue])
}
