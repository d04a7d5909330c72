import { useEffect, useRef } from 'react'
import { useWatch, type UseFormReturn } from '@comptoir/platform/forms'
import type { CompanyValues } from '../company-profile/index.ts'

const OWN_FIELDS: ReadonlySet<string | undefined> = new Set(['managerCountryCode', 'managerPhoneNumber'])

/** Whoever makes a company mostly answers its phone: it is the manager's as well, until that is typed by hand. */
export function useManagerPhone({ control, getValues, setValue, subscribe }: UseFormReturn<CompanyValues>): void {
  const [code, number] = useWatch({ control, name: ['phoneCountryCode', 'phoneNumber'] })
  const isTyped = useRef(false)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Only what somebody does at a field has a type.
        callback: ({ name, type }) => {
          if (type === 'change' && OWN_FIELDS.has(name)) isTyped.current = true
        },
      }),
    [subscribe],
  )
  useEffect(() => {
    if (isTyped.current) return
    const copies = { managerCountryCode: code, managerPhoneNumber: number } as const
    for (const name of ['managerCountryCode', 'managerPhoneNumber'] as const)
      if (getValues(name) !== copies[name]) setValue(name, copies[name], { shouldValidate: true })
  }, [code, number, getValues, setValue])
}
