import type { WebhookTry } from '@comptoir/contracts/company/webhooks'
import { Box, chakra, DateTime, Flex, Stack, Text, useCompany, useTranslation } from '@comptoir/platform'
import { TryOutcome } from './try-outcome.tsx'

/** Each try of a delivery, the last one first, with the beginning of its answer. */
export function DeliveryTries({ tries }: { tries: readonly WebhookTry[] }) {
  const { t } = useTranslation('company')
  const { timeZone } = useCompany()
  return (
    <Box>
      <chakra.h3 textStyle="small" color="fg.muted" mb="1">
        {t('webhooks.deliveries.column.tries')}
      </chakra.h3>
      {tries.length === 0 ? <Text>{t('webhooks.deliveries.untried')}</Text> : null}
      <Stack as="ol" gap="3" listStyleType="none">
        {tries.map((made) => (
          <Box as="li" key={made.at} borderWidth="1px" borderRadius="md" p="3">
            <Flex gap="3" wrap="wrap" justify="space-between">
              <chakra.strong>
                <TryOutcome made={made} />
              </chakra.strong>
              <chakra.span color="fg.muted">
                <DateTime value={made.at} timeZone={timeZone} isLong />
                {' · '}
                {t('webhooks.milliseconds', { count: made.durationMs })}
              </chakra.span>
            </Flex>
            {made.answer === '' ? null : (
              <chakra.bdi display="block" mt="2" textStyle="small" overflowWrap="anywhere">
                {made.answer}
              </chakra.bdi>
            )}
          </Box>
        ))}
      </Stack>
    </Box>
  )
}
