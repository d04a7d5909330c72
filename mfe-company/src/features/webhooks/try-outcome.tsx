import type { WebhookTry } from '@comptoir/contracts/company/webhooks'
import { chakra, useTranslation } from '@comptoir/platform'

const NOTHING = '–'

/** The status of an answer, or why there was none. */
export function TryOutcome({ made }: { made: WebhookTry | null }) {
  const { t } = useTranslation('company')
  if (made === null) return NOTHING
  if (made.error !== null) return t(`webhooks.tryError.${made.error}`)
  return <chakra.bdi dir="ltr">{made.status}</chakra.bdi>
}
