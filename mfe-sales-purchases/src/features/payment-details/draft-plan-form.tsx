import { LONGEST_DETAIL } from '@comptoir/contracts/payment-details'
import {
  Box,
  Button,
  chakra,
  Flex,
  Input,
  serverNow,
  Text,
  useCompany,
  useFormat,
  useTranslation,
} from '@comptoir/platform'
import { DayInput } from '@comptoir/platform/forms'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { monthsAfter, planDrafts, type PlannedDraft } from './draft-plan.rules.ts'
import { todayIn } from './today-in.ts'

export interface DraftPlanFormProps {
  dueMinor: number
  most: number
  /** What was said of the one draft before. */
  begin: { number: string; bank: string; dueDate: string | undefined }
  onPlan: (drafts: readonly PlannedDraft[]) => void
  onClose: () => void
}

const USUAL = 3

/** Splits what is left into drafts of a month each. */
export function DraftPlanForm({ dueMinor, most, begin, onPlan, onClose }: DraftPlanFormProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { timeZone } = useCompany()
  const [count, setCount] = useState(String(Math.min(USUAL, most)))
  const [number, setNumber] = useState(begin.number)
  const [bank, setBank] = useState(begin.bank)
  const [dueDate, setDueDate] = useState(begin.dueDate ?? monthsAfter(todayIn(timeZone, serverNow()), 1))
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.select(), [])
  const isCount = /^\d{1,2}$/.test(count) && Number(count) >= 2 && Number(count) <= most
  const isWhole = isCount && number.trim() !== '' && bank.trim() !== '' && dueDate !== ''
  const plan = { totalMinor: dueMinor, firstNumber: number.trim(), bank: bank.trim(), firstDueDate: dueDate }
  const drafts = isCount && dueDate !== '' ? planDrafts({ ...plan, count: Number(count) }) : []
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isWhole) return
    onPlan(drafts)
    onClose()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('paymentDetails.severalDrafts')}>
      <Flex direction="column" gap="2">
        <Row label={t('paymentDetails.howMany', { most })}>
          {(id) => (
            <Input
              ref={first}
              id={id}
              size="xl"
              inputMode="numeric"
              dir="ltr"
              maxLength={2}
              value={count}
              onChange={(event) => setCount(event.target.value)}
            />
          )}
        </Row>
        <Row label={t('paymentDetails.firstNumber')}>
          {(id) => (
            <Input
              id={id}
              size="xl"
              dir="ltr"
              autoComplete="off"
              maxLength={LONGEST_DETAIL.number - 2}
              value={number}
              onChange={(event) => setNumber(event.target.value)}
            />
          )}
        </Row>
        <Row label={t('paymentDetails.field.bank')}>
          {(id) => (
            <Input
              id={id}
              size="xl"
              dir="auto"
              autoComplete="off"
              maxLength={LONGEST_DETAIL.bank}
              value={bank}
              onChange={(event) => setBank(event.target.value)}
            />
          )}
        </Row>
        <Row label={t('paymentDetails.firstDueDate')} isDay>
          {(id) => <DayInput id={id} size="xl" flex="1" value={dueDate} onChange={setDueDate} />}
        </Row>
        <Box as="ol" listStyleType="none" textStyle="small" color="fg.muted" maxH="7rem" overflowY="auto" tabIndex={0}>
          {drafts.map((draft) => (
            <Flex as="li" key={draft.dueDate} justify="space-between">
              <Text>{format.date(draft.dueDate)}</Text>
              <bdi>{format.money(draft.amountMinor)}</bdi>
            </Flex>
          ))}
        </Box>
        <Flex gap="2">
          <Button variant="ghost" size="xl" flex="1" px="2" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="subtle" size="xl" flex="1" px="2" disabled={!isWhole}>
            {t('paymentDetails.takeDrafts')}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}

interface RowProps {
  label: string
  /** Needs more room than is left beside its label on a narrow screen. */
  isDay?: boolean
  children: (id: string) => ReactNode
}

function Row({ label, isDay = false, children }: RowProps) {
  const id = useId()
  return (
    <Flex align="center" gap="2" wrap={isDay ? 'wrap' : 'nowrap'}>
      <chakra.label htmlFor={id} color="fg.muted" w="5.5rem" flexShrink="0" lineHeight="short">
        {label}
      </chakra.label>
      <Box flex="1" minW={isDay ? '9.5rem' : '0'}>
        {children(id)}
      </Box>
    </Flex>
  )
}
