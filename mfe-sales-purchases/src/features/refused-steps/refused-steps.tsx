import { Box, DateTime, Notice, Text, useCompany, useTranslation } from '@comptoir/platform'
import type { DeviceStep } from '../ticket-queue/index.ts'
import { helpOf } from './help-of.ts'

/**
 * Says what of this device's sessions the server did not take, with its reason and what helps; nothing where it took them. They
 * are kept and tried again whatever is done.
 */
export function RefusedSteps({ steps }: { steps: readonly DeviceStep[] }) {
  const { t } = useTranslation('sales-purchases')
  const refused = steps.filter(({ refusal, isReceived }) => refusal !== undefined && !isReceived)
  if (refused.length === 0) return null
  return (
    <Notice tone="attention" title={t('refusedSteps.title')}>
      <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="3">
        {refused.map((step) => (
          <li key={step.position}>
            <Refused step={step} />
          </li>
        ))}
      </Box>
    </Notice>
  )
}

function Refused({ step }: { step: DeviceStep }) {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  const { kind, registerName: register } = step
  return (
    <>
      <Text fontWeight="semibold">
        {t(`refusedSteps.${kind}`, { register })},{' '}
        <DateTime value={kind === 'opening' ? step.session.openedAt : step.closedAt} timeZone={timeZone} />
      </Text>
      <Text>{step.refusal}</Text>
      <Text>{t(`refusedSteps.help.${helpOf(step)}`)}</Text>
    </>
  )
}
