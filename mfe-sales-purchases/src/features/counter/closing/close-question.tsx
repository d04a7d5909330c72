import type { CashSession, CloseSessionInput } from '@comptoir/contracts/sales/cash-sessions'
import { Box, ConfirmDialog, Flex, Money, Text, useTranslation } from '@comptoir/platform'
import { useMethodName } from '../../../common/recorded-name.tsx'

export interface CloseQuestionProps {
  session: CashSession
  /** What would be sent; null while nothing is asked. */
  input: CloseSessionInput | null
  onConfirm: () => void
  onCancel: () => void
  isBusy: boolean
}

/** Asks before the session is closed for good, with what was counted and what stays. */
export function CloseQuestion({ session, input, onConfirm, onCancel, isBusy }: CloseQuestionProps) {
  const { t } = useTranslation('sales-purchases')
  return (
    <ConfirmDialog
      isOpen={input !== null}
      title={t('cashCount.confirmTitle')}
      text={
        <>
          <Text>{t('cashCount.confirmText')}</Text>
          {input ? <Counted session={session} input={input} /> : null}
        </>
      }
      confirmLabel={t('cashCount.close')}
      onConfirm={onConfirm}
      onCancel={onCancel}
      isBusy={isBusy}
    />
  )
}

function Counted({ session, input }: { session: CashSession; input: CloseSessionInput }) {
  const { t } = useTranslation('sales-purchases')
  const nameOf = useMethodName()
  const own = session.currency
  const rows = input.counts.flatMap(({ paymentMethodId, countedMinor, foreign = [] }) => {
    const tender = session.tenders.find((each) => each.paymentMethodId === paymentMethodId)
    const method = nameOf(tender?.name ?? '')
    return [
      { label: t('cashCount.counted', { method }), amountMinor: countedMinor, currency: own },
      ...foreign.map(({ currency, countedMinor: amountMinor }) => ({
        ...{ label: t('foreignCash.countedIn', { currency }), amountMinor, currency },
      })),
    ]
  })
  rows.push({ label: t('cashCount.kept'), amountMinor: input.keptFloatMinor, currency: own })
  return (
    <Box as="dl" mt="3">
      {rows.map(({ label, amountMinor, currency }) => (
        <Flex key={label} justify="space-between" gap="4" py="1">
          <dt>{label}</dt>
          <dd>
            <Money amountMinor={amountMinor} currency={currency} isBold />
          </dd>
        </Flex>
      ))}
    </Box>
  )
}
