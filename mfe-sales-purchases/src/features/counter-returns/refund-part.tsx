import { Box, Button, Flex, Money, Notice, Text, useTranslation } from '@comptoir/platform'
import type { RefundMethod, RefundPlan } from './return-draft.ts'

export interface RefundPartProps {
  totalMinor: number
  currency: string
  offered: readonly RefundMethod[]
  method: RefundMethod | undefined
  plan: RefundPlan
  onChoose: (methodId: string) => void
}

/** What is given back, in large type, and by what. */
export function RefundPart({ totalMinor, currency, offered, method, plan, onChoose }: RefundPartProps) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Flex direction="column" gap="2.5">
      {offered.length > 1 ? (
        <Flex role="group" aria-label={t('counterReturns.by')} gap="2" wrap="wrap">
          {offered.map(({ id, name }) => (
            <Button
              key={id}
              size="xl"
              flex="1 1 auto"
              maxW="full"
              variant={id === method?.id ? 'subtle' : 'outline'}
              aria-pressed={id === method?.id}
              onClick={() => onChoose(id)}
            >
              {name}
            </Button>
          ))}
        </Flex>
      ) : null}
      <Box
        role="status"
        bg="success.subtle"
        color="success.fg"
        borderWidth="1px"
        borderColor="success.border"
        borderRadius="lg"
        px="4"
        py="3"
      >
        <Text textStyle="body-lg" fontWeight="semibold">
          {t('counterReturns.toGiveBack')}
        </Text>
        <Flex textStyle="total-lg">
          <Money amountMinor={totalMinor + plan.roundingMinor} currency={currency} />
        </Flex>
        {plan.parts.map(({ paymentMethodId, name, amountMinor }) => (
          <Flex key={paymentMethodId} justify="space-between" gap="3">
            <bdi>{name}</bdi>
            <Money amountMinor={amountMinor} currency={currency} />
          </Flex>
        ))}
        {plan.roundingMinor === 0 ? null : (
          <Flex justify="space-between" gap="3" textStyle="small">
            {t('counterReturns.rounding')} <Money amountMinor={plan.roundingMinor} currency={currency} sign="always" />
          </Flex>
        )}
      </Box>
      {plan.missingMinor > 0 ? <Notice tone="attention">{t('counterReturns.noMethod')}</Notice> : null}
    </Flex>
  )
}
