import { type FormEvent, useId, useRef } from 'react'
import { Box, Button, Flex, FormDialog, Money, Percent, Text, UnitPrice, useTranslation } from '@comptoir/platform'
import { SelectField, TextField } from '@comptoir/platform/forms'
import { useCurrency } from '../cart/use-discount-rules.ts'
import type { LineToApprove } from './needed-approvals.ts'
import { type AskedApproval, useApprovalForm } from './use-approval-form.ts'

export interface ApprovalDialogProps {
  /** Null while nothing is asked for; the dialog shows the last one while it goes away. */
  asked: AskedApproval | null
  onApproved: () => void
  onClose: () => void
}

/** Asks somebody who may to approve a ticket as it stands, by their PIN or badge, at this counter. */
export function ApprovalDialog({ asked, onApproved, onClose }: ApprovalDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const body = useRef<HTMLDivElement>(null)
  return (
    <FormDialog
      isOpen={asked !== null}
      initialFocus={() => body.current?.querySelector<HTMLElement>('[name=key]') ?? null}
      onClose={onClose}
      size="sm"
      title={t('counter.approval.title')}
      subtitle={t('counter.approval.subtitle')}
      footer={
        <>
          <Button variant="outline" size="xl" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="xl">
            {t('counter.approval.approve')}
          </Button>
        </>
      }
    >
      <Box ref={body}>{asked ? <ApprovalForm id={formId} asked={asked} onApproved={onApproved} /> : null}</Box>
    </FormDialog>
  )
}

function ApprovalForm({ id, asked, onApproved }: { id: string; asked: AskedApproval; onApproved: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const { form, approvers, submit } = useApprovalForm(asked, onApproved)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  return (
    <form id={id} noValidate autoComplete="off" onSubmit={send}>
      <Flex direction="column" gap="4">
        <LinesToApprove lines={asked.lines} />
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
          type="password"
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

/** What is approved, line by line. */
function LinesToApprove({ lines }: { lines: readonly LineToApprove[] }) {
  return (
    <Box as="ul" listStyleType="none" borderWidth="1px" borderColor="border" borderRadius="lg" px="3">
      {lines.map((each) => (
        <Flex
          as="li"
          key={`${each.line.id} ${each.permission}`}
          justify="space-between"
          gap="3"
          py="2"
          borderTopWidth="1px"
          borderColor="border.subtle"
          _first={{ borderTopWidth: '0' }}
        >
          <Text minW="0">
            <bdi>{each.line.product.designation}</bdi>
          </Text>
          <Text flexShrink="0" fontWeight="semibold">
            <Said of={each} />
          </Text>
        </Flex>
      ))}
    </Box>
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
