import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { Box, Button, Flex, Money, Text, useFormat, useTranslation } from '@comptoir/platform'
import { MoneyField, useWatch } from '@comptoir/platform/forms'
import { cashCounted, type CountForm } from './use-count-form.ts'

/** What stays in the drawer for the next session, and what is then to be taken out of it. */
export function KeptFloatField({ form, session }: { form: CountForm; session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { currency, openingFloatMinor } = session
  const keep = (): void => {
    form.setValue('keptFloatMinor', openingFloatMinor, { shouldDirty: true })
    form.clearErrors('keptFloatMinor')
  }
  return (
    <Flex direction="column" gap="2">
      <MoneyField
        control={form.control}
        name="keptFloatMinor"
        label={t('cashCount.kept')}
        help={t('cashCount.keptHelp')}
        currency={currency}
        size="xl"
        isRequired
      />
      {openingFloatMinor === 0 ? null : (
        <Button type="button" variant="outline" alignSelf="flex-start" onClick={keep}>
          {t('cashCount.keptAsOpened', { amount: format.money(openingFloatMinor, currency) })}
        </Button>
      )}
      <TakenOut form={form} session={session} />
    </Flex>
  )
}

function TakenOut({ form, session }: { form: CountForm; session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const counts = useWatch({ control: form.control, name: 'counts' })
  const keptMinor = useWatch({ control: form.control, name: 'keptFloatMinor' })
  const countedMinor = cashCounted(session, counts)
  if (countedMinor === null || keptMinor === null) return null
  const takenMinor = countedMinor - keptMinor
  if (!(takenMinor >= 0)) return null
  return (
    <Flex justify="space-between" gap="4">
      <Text as="span">{t('cashCount.takenOut')}</Text>
      <Box as="span" textStyle="body-lg">
        <Money amountMinor={takenMinor} currency={session.currency} isBold />
      </Box>
    </Flex>
  )
}
