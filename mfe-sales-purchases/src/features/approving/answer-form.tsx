import type { ReactNode } from 'react'
import { Box, Flex, Money, Notice, Text, useCompany, useTranslation } from '@comptoir/platform'
import { MoneyField, TextField } from '@comptoir/platform/forms'
import { CodeField, GroupedCode, KIND_KEYS } from '../approval-codes/index.ts'
import type { CodeRequest } from './code-request.ts'
import { type AnswerOptions, useAnswer } from './use-answer.ts'

export type { Answered } from './use-answer.ts'

export interface AnswerFormProps extends AnswerOptions {
  id: string
  /** What is approved. */
  children?: ReactNode
}

/** What is asked for, the code that asks for it, and a field for the one that answers. */
export function AnswerForm({ id, children, ...options }: AnswerFormProps) {
  const { t } = useTranslation('sales-purchases')
  const { currency } = useCompany()
  const { form, request, submit } = useAnswer(options)
  const { amount } = options
  return (
    <form id={id} noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
      <Flex direction="column" gap="4">
        {children}
        {request === 'none' ? (
          <Notice tone="attention" title={t('approvalCodes.counter.noKey')}>
            {t('approvalCodes.counter.noKeyText')}
          </Notice>
        ) : (
          <>
            {request ? <Told request={request} /> : <Box h="28" />}
            {amount ? (
              <>
                <MoneyField
                  control={form.control}
                  name="amountMinor"
                  label={amount.label}
                  help={amount.help}
                  currency={currency}
                  size="xl"
                  isRequired
                />
                <TextField
                  control={form.control}
                  name="comment"
                  label={amount.comment}
                  maxLength={250}
                  size="xl"
                  isRequired
                />
              </>
            ) : null}
            <CodeField
              control={form.control}
              name="answer"
              label={t('approvalCodes.counter.answer')}
              help={t('approvalCodes.counter.answerHelp')}
            />
          </>
        )}
      </Flex>
    </form>
  )
}

/** All that the cashier says on the telephone. */
function Told({ request: { request, permissions, discountMinor } }: { request: CodeRequest }) {
  const { t } = useTranslation('sales-purchases')
  const { currency } = useCompany()
  return (
    <Box bg="bg.subtle" borderRadius="lg" p="3" role="status">
      <Text textStyle="small" color="fg.muted">
        {t('approvalCodes.request')}
      </Text>
      <GroupedCode code={request} />
      <Text textStyle="small">{permissions.map((each) => t(KIND_KEYS[each])).join(t('approvalCodes.and'))}</Text>
      {permissions.includes('sales.exceedDiscount') ? (
        <Text textStyle="small">
          {t('approvalCodes.discount')} <Money amountMinor={discountMinor} currency={currency} isBold />
        </Text>
      ) : null}
    </Box>
  )
}
