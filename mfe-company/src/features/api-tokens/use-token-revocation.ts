import { useState } from 'react'
import { API_TOKENS, type ApiToken } from '@comptoir/contracts/company/api-tokens'
import { useSave, useTranslation } from '@comptoir/platform'
import { revokeToken } from './api-tokens.api.ts'

/** Ends a token, after a question. */
export function useTokenRevocation() {
  const { t } = useTranslation('company')
  const [item, setItem] = useState<ApiToken | null>(null)
  const close = (): void => setItem(null)
  const { save, isSaving } = useSave(revokeToken, {
    invalidates: [API_TOKENS],
    success: (_, { name }) => t('apiTokens.revoked', { name }),
    onSaved: close,
  })
  return { item, ask: setItem, close, isBusy: isSaving, revoke: () => item && void save(item) }
}
