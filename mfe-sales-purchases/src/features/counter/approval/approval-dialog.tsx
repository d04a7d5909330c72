import { type FormEvent, useId, useRef, useState } from 'react'
import {
  Box,
  Button,
  Flex,
  FormDialog,
  Money,
  Percent,
  Text,
  UnitPrice,
  useFormat,
  useTranslation,
} from '@comptoir/platform'
import { SelectField, TextField } from '@comptoir/platform/forms'
import { totalsOf } from '../cart/cart-totals.ts'
import { useCurrency, useDiscountRules } from '../cart/use-discount-rules.ts'
import type { LineToApprove } from './needed-approvals.ts'
import { type ApprovalFormOptions, type AskedApproval, useApprovalForm } from './use-approval-form.ts'

export interface ApprovalDialogProps {
  /** Null while nothing is asked for. */
  asked: AskedApproval | null
  onApproved: () => void
  onClose: () => void
}

/** Asks somebody who may to approve a ticket as it stands, by their PIN or badge, at this counter. */
export function ApprovalDialog({ asked, onApproved, onClose }: ApprovalDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const body = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  return (
    <FormDialog
      isOpen={asked !== null}
      initialFocus={() => body.current?.querySelector<HTMLElement>('[name=key]') ?? null}
      onClose={onClose}
      size="sm"
      isBusy={isAsking}
      title={t('counter.approval.title')}
      subtitle={t('counter.approval.subtitle')}
      footer={
        <>
          <Button variant="outline" size="xl" disabled={isAsking} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="xl" loading={isAsking}>
            {t('counter.approval.approve')}
          </Button>
        </>
      }
    >
      <Box ref={body} css={{ '& [name=key]': { WebkitTextSecurity: 'disc' } }}>
        {asked ? <ApprovalForm id={formId} asked={asked} onApproved={onApproved} setAsking={setAsking} /> : null}
      </Box>
    </FormDialog>
  )
}

function ApprovalForm({ id, ...options }: ApprovalFormOptions & { id: string }) {
  const { t } = useTranslation('sales-purchases')
  const { form, approvers, submit } = useApprovalForm(options)
  const { lines, totalMinor, credit } = options.asked
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  return (
    <form id={id} noValidate autoComplete="off" onSubmit={send}>
      <Flex direction="column" gap="4">
        <LinesToApprove lines={lines} totalMinor={totalMinor} credit={credit} />
        {approvers.length > 0 ? (
          <SelectField
            control={form.control}
            name="userId"
            label={t('counter.approval.by')}
            options={approvers.map((person) => ({ value: person.id, label: person.name }))}
            isRequired
          />
        ) : null}
        <TextField
          control={form.control}
          name="key"
          inputMode="numeric"
          label={t(approvers.length > 0 ? 'counter.approval.pinOrBadge' : 'counter.approval.badge')}
          help={t(approvers.length > 0 ? 'counter.approval.pinHelp' : 'counter.approval.nobodyHelp')}
          autoComplete="off"
          maxLength={40}
          size="xl"
          isLtr
          isRequired
        />
      </Flex>
    </form>
  )
}

/** What is approved, line by line, and what the whole ticket comes to. */
function LinesToApprove({ lines, totalMinor, credit }: Pick<AskedApproval, 'lines' | 'totalMinor' | 'credit'>) {
  const { t } = useTranslation('sales-purchases')
  const currency = useCurrency()
  return (
    <Box as="dl" borderWidth="1px" borderColor="border" borderRadius="lg" px="3" divideY="1px">
      {lines.map((each) => (
        <LineToApproveRow key={`${each.line.id} ${each.permission}`} of={each} />
      ))}
      <Flex justify="space-between" gap="3" py="2" fontWeight="semibold" borderColor="border.subtle">
        <dt>{t('counter.approval.total')}</dt>
        <dd>
          <Money amountMinor={totalMinor} currency={currency} />
        </dd>
      </Flex>
      {credit ? <CreditToApprove {...credit} /> : null}
    </Box>
  )
}

/** What the client would owe, and how much of that was agreed. */
function CreditToApprove({ wouldOweMinor, limitMinor }: NonNullable<AskedApproval['credit']>) {
  const { t } = useTranslation('sales-purchases')
  const currency = useCurrency()
  return (
    <Flex justify="space-between" gap="3" py="2" borderColor="border.subtle">
      <dt>{t('clientAccounts.counter.wouldOwe')}</dt>
      <Box as="dd" textAlign="end">
        <Text fontWeight="semibold">
          <Money amountMinor={wouldOweMinor} currency={currency} />
        </Text>
        <Text textStyle="small" color="fg.muted">
          {t('clientAccounts.limit')} <Money amountMinor={limitMinor ?? 0} currency={currency} />
        </Text>
      </Box>
    </Flex>
  )
}

function LineToApproveRow({ of }: { of: LineToApprove }) {
  const format = useFormat()
  const { pricing } = useDiscountRules()
  const { line } = of
  const { currency } = pricing
  const [figures] = totalsOf([line], pricing).lines
  return (
    <Flex justify="space-between" gap="3" py="2" borderColor="border.subtle">
      <Box as="dt" minW="0">
        {format.quantity(line.quantityMilli)} × <bdi>{line.product.designation}</bdi>
      </Box>
      <Box as="dd" flexShrink="0" textAlign="end">
        <Text fontWeight="semibold">
          <Said of={of} />
        </Text>
        <Text textStyle="small" color="fg.muted">
          <Money amountMinor={figures?.totalMinor ?? 0} currency={currency} />
        </Text>
      </Box>
    </Flex>
  )
}

/** The discount, or the price said by hand. */
function Said({ of: { line, permission } }: { of: LineToApprove }) {
  const currency = useCurrency()
  const { applied, product } = line
  if (permission === 'sales.editPrice') return <UnitPrice unitPriceMicro={product.unitPriceMicro} currency={currency} />
  if (applied?.kind === 'rate') return <Percent rateMilli={-applied.rateMilli} />
  return applied ? <Money amountMinor={-applied.amountMinor} currency={currency} /> : null
}
