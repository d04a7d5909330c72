import { useState } from 'react'
import {
  API_TOKENS,
  ApiTokenInput,
  type ApiTokenGrants,
  type NewApiToken,
} from '@comptoir/contracts/company/api-tokens'
import { newId, useSave, useSession } from '@comptoir/platform'
import { useForm, type QuickFormState } from '@comptoir/platform/forms'
import { makeToken } from './api-tokens.api.ts'

export interface TokenValues {
  name: string
  userId: string | null
  permissions: string[]
  expiresOn: string
}

/** The dialog of a new token, and the token that was made last while its secret is shown. */
export interface TokenForm {
  quick: QuickFormState<TokenValues>
  made: NewApiToken | null
  open: () => void
  forget: () => void
}

const BLANK: TokenValues = { name: '', userId: null, permissions: [], expiresOn: '' }
const FIELD_OF_CODE = { [API_TOKENS.errors.nameTaken]: 'name' }

export function useTokenForm(): TokenForm {
  const ownId = useSession((state) => state.user?.id ?? null)
  const [isOpen, setIsOpen] = useState(false)
  const [made, setMade] = useState<NewApiToken | null>(null)
  const form = useForm<TokenValues>({ defaultValues: BLANK })
  const { save, isSaving } = useSave(
    ({ userId, ...values }: TokenValues) => makeToken({ ...values, id: newId(), userId: userId ?? '' }),
    {
      contract: ApiTokenInput,
      form,
      fieldOfCode: FIELD_OF_CODE,
      invalidates: [API_TOKENS],
      onSaved: (token) => {
        setIsOpen(false)
        setMade(token)
      },
    },
  )
  return {
    quick: {
      form,
      isOpen,
      isNew: true,
      isSaving,
      save: () => void form.handleSubmit((values) => save({ ...values, name: values.name.trim() }))(),
      // One alone is made here, whose secret is then shown; and nobody changes one.
      saveAndAdd: () => Promise.resolve(false),
      close: () => setIsOpen(false),
      staleMessage: null,
      reload: () => undefined,
    },
    made,
    open: () => {
      form.reset({ ...BLANK, userId: ownId })
      setIsOpen(true)
    },
    forget: () => setMade(null),
  }
}

/** What a user's token may be given: of all that can be given, what the role of that user holds. */
export function grantableTo({ users, permissions }: ApiTokenGrants, userId: string | null) {
  const held = users.find(({ id }) => id === userId)?.permissions ?? []
  return permissions.filter(({ name }) => held.includes(name))
}
