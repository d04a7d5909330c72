import type { ReactNode } from 'react'
import { Flex, useTranslation } from '@comptoir/platform'
import { SelectField, TextField } from '@comptoir/platform/forms'
import { type ApproverOptions, useApprover } from './use-approver.ts'

export interface ApproverFormProps extends ApproverOptions {
  id: string
  /** What is approved. */
  children?: ReactNode
}

/** Asks who approves, and for their PIN or badge. */
export function ApproverForm({ id, children, ...options }: ApproverFormProps) {
  const { t } = useTranslation('sales-purchases')
  const { form, approvers, submit } = useApprover(options)
  const isByPin = approvers.length > 0
  return (
    <form id={id} noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
      <Flex direction="column" gap="4" css={{ '& [name=key]': { WebkitTextSecurity: 'disc' } }}>
        {children}
        {options.comment ? (
          <TextField
            control={form.control}
            name="comment"
            label={options.comment.label}
            maxLength={250}
            size="xl"
            isRequired
          />
        ) : null}
        {isByPin ? (
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
          label={t(isByPin ? 'counter.approval.pinOrBadge' : 'counter.approval.badge')}
          help={t(isByPin ? 'counter.approval.pinHelp' : 'counter.approval.nobodyHelp')}
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
