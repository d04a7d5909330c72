import { Ban, CircleCheck, Clock, UserX } from 'lucide-react'
import type { ApiTokenState } from '@comptoir/contracts/company/api-tokens'
import { StatusBadge, useTranslation } from '@comptoir/platform'

const LOOKS = {
  active: { tone: 'success', icon: CircleCheck },
  expired: { tone: 'attention', icon: Clock },
  userInactive: { tone: 'attention', icon: UserX },
  revoked: { tone: 'neutral', icon: Ban },
} as const

/** Whether a token works, and if not, why. */
export function TokenState({ state }: { state: ApiTokenState }) {
  const { t } = useTranslation('company')
  return <StatusBadge size="sm" {...LOOKS[state]} label={t(`apiTokens.state.${state}`)} />
}
