import { useState } from 'react'
import { CLIENTS } from '@comptoir/contracts/people/clients'
import { createOne, newId, useSave, useTranslation } from '@comptoir/platform'
import { useForm } from '@comptoir/platform/forms'
import { phoneDigits } from './phone-digits.ts'
import { useNameClient } from './use-name-client.ts'

interface NewClientValues {
  name: string
  phone: string | null
}

/** What tells two codes apart: the random end of an id. */
const CODE_DIGITS = 8

/** Makes a client of a name and a telephone number, and names them on the ticket. What was typed is the one or the other. */
export function useNewClient(typed: string, onCreated: () => void) {
  const { t } = useTranslation('sales-purchases')
  const name = useNameClient()
  const [id] = useState(newId)
  const isPhone = phoneDigits(typed) !== null
  const form = useForm<NewClientValues>({
    defaultValues: { name: isPhone ? '' : typed, phone: isPhone ? typed : null },
  })
  const { save, isSaving } = useSave((input: ReturnType<typeof inputOf>) => createOne(CLIENTS, input), {
    contract: CLIENTS.input,
    form,
    invalidates: [CLIENTS],
    success: (client) => t('counter.client.created', { name: client.name }),
    onSaved: (client) => {
      name(client)
      onCreated()
    },
  })
  return { form, submit: form.handleSubmit((values) => save(inputOf(id, values))), isSaving }
}

function inputOf(id: string, { name, phone }: NewClientValues) {
  return {
    ...{ id, kind: 'person' as const, code: `C-${id.slice(-CODE_DIGITS).toUpperCase()}`, name: name.trim(), phone },
    ...{ email: null, taxId: null, address: null, postalCode: null, city: null },
  }
}
