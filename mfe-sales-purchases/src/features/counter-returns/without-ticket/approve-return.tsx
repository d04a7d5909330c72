import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { APPROVALS, type Approval, type ApproverKey, type Approvers } from '@comptoir/contracts/sales/approvals'
import { approvedReturnOf, type SalesReturnInput } from '@comptoir/contracts/sales/sales-returns'
import {
  api,
  Box,
  Button,
  Flex,
  isProblem,
  Money,
  pathOf,
  Text,
  useCompanyQuery,
  useTranslation,
} from '@comptoir/platform'
import { SelectField, TextField, useForm } from '@comptoir/platform/forms'
import { badgeOf, pinOf } from '../../../common/approver-key.ts'
import type { ScannedCode } from '../return-dialog.tsx'

const PERMISSION = 'salesReturns.withoutOrigin'
const NOBODY: Approvers['data'] = []

export interface ApproveReturnProps {
  formId: string
  asked: SalesReturnInput
  currency: string
  /** A code that was scanned since: it is a badge or nothing. */
  badge: ScannedCode | null
  onApproved: () => void
  onBack: () => void
  setAsking: (isAsking: boolean) => void
}

/** Asks somebody who may take goods back without their ticket to approve just this return, by their PIN or badge. */
export function ApproveReturn(options: ApproveReturnProps) {
  const { formId, asked, currency, onBack } = options
  const { t } = useTranslation('sales-purchases')
  const { form, approvers, submit } = useApproval(options)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector<HTMLElement>('[name=key]')?.focus(), [])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  return (
    <form id={formId} ref={element} noValidate autoComplete="off" onSubmit={send}>
      <Flex direction="column" gap="4" css={{ '& [name=key]': { WebkitTextSecurity: 'disc' } }}>
        <Text>{t('counterReturns.without.askText')}</Text>
        <Flex justify="space-between" gap="3" textStyle="body-lg" fontWeight="semibold">
          {t('counterReturns.toGiveBack')} <Money amountMinor={asked.totalMinor} currency={currency} isBold />
        </Flex>
        {approvers.length > 0 ? (
          <SelectField
            control={form.control}
            name="userId"
            label={t('counterReturns.without.approver')}
            options={approvers.map(({ id, name }) => ({ value: id, label: name }))}
            isRequired
          />
        ) : null}
        <TextField
          control={form.control}
          name="key"
          inputMode="numeric"
          label={t(approvers.length > 0 ? 'counterReturns.without.pinOrBadge' : 'counterReturns.without.badge')}
          autoComplete="off"
          maxLength={40}
          size="xl"
          isLtr
          isRequired
        />
        <Box>
          <Button variant="outline" size="lg" onClick={onBack}>
            {t('counterReturns.without.backToGoods')}
          </Button>
        </Box>
      </Flex>
    </form>
  )
}

function useApproval({ asked, badge, onApproved, setAsking }: ApproveReturnProps) {
  const { t } = useTranslation('sales-purchases')
  const searchParams = new URLSearchParams([
    ['registerId', asked.registerId],
    ['permissions[]', PERMISSION],
  ])
  const { data } = useCompanyQuery<Approvers>(APPROVALS, ['approvers'], { searchParams, staleTimeMs: 0 })
  const approvers = data?.data ?? NOBODY
  const isAsking = useRef(false)
  const form = useForm({
    // Whose PIN it is has to be said where it may be one of several: a wrong guess would count against the other.
    values: { userId: approvers.length === 1 ? (approvers[0]?.id ?? '') : '', key: '' },
    resetOptions: { keepDirtyValues: true },
  })
  const ask = async (key: ApproverKey | null): Promise<void> => {
    if (isAsking.current) return
    if (!key) return form.setError('key', { message: t('counterReturns.without.unreadable') })
    isAsking.current = true
    setAsking(true)
    try {
      await api.post<Approval>(pathOf(APPROVALS), { permissions: [PERMISSION], key, ticket: approvedReturnOf(asked) })
      onApproved()
    } catch (error) {
      form.resetField('key')
      const message = isProblem(error) ? error.message : t('counterReturns.without.noApproval')
      form.setError('key', { message }, { shouldFocus: true })
    } finally {
      isAsking.current = false
      setAsking(false)
    }
  }
  const submit = form.handleSubmit(({ userId, key }) => {
    const typed = key.trim()
    const pin = pinOf(typed)
    if (pin && userId === '') return form.setError('userId', { message: t('counterReturns.without.who') })
    return ask(badgeOf(typed) ?? (pin ? { ...pin, userId } : null))
  })
  const scanned = useEffectEvent((code: string) => {
    form.setValue('key', '')
    void ask(badgeOf(code))
  })
  const opened = useRef(badge)
  useEffect(() => {
    // What was scanned before it was asked for is a piece of the goods.
    if (badge && badge !== opened.current) scanned(badge.code)
  }, [badge])
  return { form, approvers, submit }
}
