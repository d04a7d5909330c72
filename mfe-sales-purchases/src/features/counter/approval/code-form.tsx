import type { FormEvent } from 'react'
import { Box, Flex, Money, Notice, Text, useTranslation } from '@comptoir/platform'
import { TextField } from '@comptoir/platform/forms'
import { GroupedCode, KIND_KEYS } from '../../approval-codes/index.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { LinesToApprove } from './lines-to-approve.tsx'
import type { CodeRequest } from './code-request.ts'
import { type CodeFormOptions, useCodeForm } from './use-code-form.ts'

/** What is asked for, the code that asks for it, and a field for the one that answers. */
export function CodeForm({ id, ...options }: CodeFormOptions & { id: string }) {
  const { t } = useTranslation('sales-purchases')
  const { form, request, submit } = useCodeForm(options)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  return (
    <form id={id} noValidate autoComplete="off" onSubmit={send}>
      <Flex direction="column" gap="4">
        <LinesToApprove {...options.asked} />
        {request === 'none' ? (
          <Notice tone="attention" title={t('approvalCodes.counter.noKey')}>
            {t('approvalCodes.counter.noKeyText')}
          </Notice>
        ) : (
          <>
            {request ? <Told request={request} /> : <Box h="28" />}
            <TextField
              control={form.control}
              name="answer"
              inputMode="numeric"
              label={t('approvalCodes.counter.answer')}
              help={t('approvalCodes.counter.answerHelp')}
              autoComplete="off"
              maxLength={12}
              size="xl"
              isLtr
              isRequired
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
  const currency = useCurrency()
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
