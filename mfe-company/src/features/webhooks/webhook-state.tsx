import { CircleAlert, CircleCheck, CirclePause, Clock, Unplug } from 'lucide-react'
import type { WebhookDeliveryState, WebhookState as State } from '@comptoir/contracts/company/webhooks'
import { StatusBadge, useTranslation } from '@comptoir/platform'

const LOOKS = {
  active: { tone: 'success', icon: CircleCheck },
  paused: { tone: 'neutral', icon: CirclePause },
  switchedOff: { tone: 'danger', icon: Unplug },
} as const

const DELIVERY_LOOKS = {
  delivered: { tone: 'success', icon: CircleCheck },
  pending: { tone: 'attention', icon: Clock },
  failed: { tone: 'danger', icon: CircleAlert },
} as const

/** Whether an endpoint is told anything, and whether it takes it. */
export function WebhookState({ state, isFailing }: { state: State; isFailing: boolean }) {
  const { t } = useTranslation('company')
  if (state === 'active' && isFailing)
    return <StatusBadge size="sm" tone="attention" icon={CircleAlert} label={t('webhooks.state.failing')} />
  return <StatusBadge size="sm" {...LOOKS[state]} label={t(`webhooks.state.${state}`)} />
}

/** What has become of a delivery so far. */
export function DeliveryState({ state }: { state: WebhookDeliveryState }) {
  const { t } = useTranslation('company')
  return <StatusBadge size="sm" {...DELIVERY_LOOKS[state]} label={t(`webhooks.deliveries.state.${state}`)} />
}
