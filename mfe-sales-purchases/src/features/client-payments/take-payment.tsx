import { type FormEvent, useRef } from 'react'
import type { ClientAccount } from '@comptoir/contracts/sales/client-accounts'
import { Box, Code, DateTime, Flex, Grid, Money, Notice, Text, useCompany, useTranslation } from '@comptoir/platform'
import { MoneyField, SelectField } from '@comptoir/platform/forms'
import { PaymentDetailsFields } from '../payment-details/index.ts'
import { type PaymentOptions, useTakePayment } from './use-take-payment.ts'

export interface TakePaymentProps extends PaymentOptions {
  /** Of the form, for the button that sends it. */
  id: string
}

/** What a client owes, by its tickets, and how much of it they pay and by what. */
export function TakePayment({ id, ...options }: TakePaymentProps) {
  const { t } = useTranslation('sales-purchases')
  const { account, methods } = options
  const { form, submit, method, details, setDetails, changeMinor } = useTakePayment(options)
  const draft = methods.find(({ kind }) => kind === 'draft')
  const firstDetail = useRef<HTMLInputElement>(null)
  const { currency } = account
  if (account.owedMinor <= 0) return <Notice tone="neutral">{t('clientPayments.nothingOwed')}</Notice>
  const send = (event: FormEvent): void => {
    void submit(event)
  }
  return (
    <form id={id} noValidate autoComplete="off" onSubmit={send}>
      <Flex direction="column" gap="4">
        <Owed account={account} />
        <MoneyField
          control={form.control}
          name="totalMinor"
          label={t('clientPayments.amount')}
          currency={currency}
          size="xl"
          isRequired
        />
        <SelectField
          control={form.control}
          name="methodId"
          label={t('clientPayments.method')}
          options={methods.map(({ id: value, name }) => ({ value, label: name }))}
          size="xl"
          isRequired
        />
        {method?.kind === 'cash' ? (
          <MoneyField
            control={form.control}
            name="receivedMinor"
            label={t('clientPayments.received')}
            help={t('clientPayments.receivedHelp')}
            currency={currency}
            size="xl"
          />
        ) : null}
        {method && method.kind !== 'cash' ? (
          <PaymentDetailsFields
            key={method.id}
            firstField={firstDetail}
            kind={method.kind}
            details={details}
            onChange={setDetails}
            onDone={() => void submit()}
            onDraft={
              draft
                ? (said) => {
                    form.setValue('methodId', draft.id)
                    setDetails(said)
                  }
                : null
            }
            plan={null}
          />
        ) : null}
        {changeMinor > 0 ? (
          <Flex justify="space-between" align="baseline" gap="3" role="status">
            <Text fontWeight="semibold">{t('clientPayments.change')}</Text>
            <Box textStyle="total-lg">
              <Money amountMinor={changeMinor} currency={currency} />
            </Box>
          </Flex>
        ) : null}
      </Flex>
    </form>
  )
}

/** What is owed, and on which tickets: what is paid is taken off the first ones. */
function Owed({ account: { owedMinor, currency, owedDocuments = [] } }: { account: ClientAccount }) {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  return (
    <Box>
      <Flex justify="space-between" align="baseline" gap="3">
        <Text fontWeight="semibold">{t('clientAccounts.owes')}</Text>
        <Box textStyle="total-lg">
          <Money amountMinor={owedMinor} currency={currency} />
        </Box>
      </Flex>
      <Box
        as="ul"
        listStyleType="none"
        aria-label={t('clientPayments.owedTickets')}
        maxH="9rem"
        overflowY="auto"
        tabIndex={0}
        borderTopWidth="1px"
        borderColor="border.subtle"
      >
        {owedDocuments.map(({ documentId, number, occurredAt, leftMinor }) => (
          <Grid
            as="li"
            key={documentId}
            templateColumns={{ base: '1fr auto', sm: '1fr auto auto' }}
            columnGap="3"
            py="1"
            textStyle="small"
          >
            <Text as="span" truncate>
              {number === null ? t('clientAccounts.otherShop') : <Code>{number}</Code>}
            </Text>
            <Text as="span" color="fg.muted" order={{ base: '1', sm: '0' }} gridColumn={{ base: '1 / -1', sm: 'auto' }}>
              <DateTime value={occurredAt} timeZone={timeZone} />
            </Text>
            <Money amountMinor={leftMinor} currency={currency} />
          </Grid>
        ))}
      </Box>
    </Box>
  )
}
