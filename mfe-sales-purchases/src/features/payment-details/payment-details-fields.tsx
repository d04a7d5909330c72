import { TUNISIAN_BANKS } from '@comptoir/contracts/bank-account-numbers'
import {
  askedOf,
  DETAIL_FIELDS,
  isPostDated,
  LONGEST_DETAIL,
  missingDetails,
} from '@comptoir/contracts/payment-details'
import type { PaymentDetails } from '@comptoir/contracts/sales/sales'
import { Box, Button, chakra, Flex, Input, serverNow, Text, useCompany, useTranslation } from '@comptoir/platform'
import { DayInput } from '@comptoir/platform/forms'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import type { PlannedDraft } from './draft-plan.rules.ts'
import { DraftPlanForm } from './draft-plan-form.tsx'
import { todayIn } from './today-in.ts'

export interface PaymentDetailsFieldsProps {
  /** Gets the first field, for whoever leads there. */
  firstField: RefObject<HTMLInputElement | null>
  kind: string
  details: PaymentDetails
  onChange: (details: PaymentDetails) => void
  /** Enter in the last field. */
  onDone: () => void
  /** Takes a draft of a day in place of a cheque of a later one; null where drafts are not taken. */
  onDraft: ((details: PaymentDetails) => void) | null
  /** What may be paid by several drafts, and by how many at most; null where nothing may. */
  plan: { dueMinor: number; most: number; onPlan: (drafts: readonly PlannedDraft[]) => void } | null
}

const FEWEST_DRAFTS = 2
/** What a day needs to be read; where that is not left beside its label, it goes below. */
const DAY_WIDTH = '9.5rem'
/** Not the hidden field behind a calendar. */
const TYPED = 'input:not([aria-hidden])'

/** What a kind of payment asks for, one field under the other; Enter goes to the next, and from the last one on. */
export function PaymentDetailsFields(props: PaymentDetailsFieldsProps) {
  const { firstField, kind, details, onChange, onDone, onDraft, plan } = props
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  const [isPlanning, setPlanning] = useState(false)
  const formId = useId()
  const asked = askedOf(kind)
  const fields = DETAIL_FIELDS.filter((field) => asked[field] !== undefined)
  // What has to be said is asked for at once; what may be left out does not keep the search from its scans.
  const begin = useEffectEvent(() => {
    if (missingDetails(kind, details).length > 0) firstField.current?.focus()
  })
  useEffect(() => begin(), [])
  const next = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter') return
    const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>(TYPED)]
    const at = inputs.findIndex((input) => input === event.target)
    if (at < 0) return
    event.preventDefault()
    const following = inputs[at + 1]
    if (!following) return onDone()
    following.focus()
    following.select()
  }
  if (isPlanning && plan)
    return (
      <DraftPlanForm
        {...plan}
        begin={{ number: details.number ?? '', bank: details.bank ?? '', dueDate: details.dueDate }}
        onClose={() => setPlanning(false)}
      />
    )
  return (
    <Flex direction="column" gap="2" role="group" aria-label={t('paymentDetails.title')} onKeyDown={next}>
      {fields.map((field, index) => {
        const id = `${formId}-${field}`
        const own = { id, size: 'xl' as const, ...(index === 0 ? { ref: firstField } : {}) }
        const change = (text: string): void => onChange({ ...details, [field]: text })
        return (
          <Flex key={field} align="center" gap="2" wrap={field === 'dueDate' ? 'wrap' : 'nowrap'}>
            <chakra.label htmlFor={id} color="fg.muted" w="5.5rem" flexShrink="0" lineHeight="short">
              {t(`paymentDetails.field.${field}`)}
              {asked[field] === 'optional' ? <chakra.span srOnly> {t('paymentDetails.optional')}</chakra.span> : null}
            </chakra.label>
            <Box flex="1" minW={field === 'dueDate' ? DAY_WIDTH : '0'}>
              {field === 'dueDate' ? (
                <DayInput {...own} flex="1" value={details.dueDate ?? ''} onChange={change} />
              ) : (
                <Input
                  {...own}
                  name={field}
                  autoComplete="off"
                  dir={field === 'number' || field === 'reference' ? 'ltr' : 'auto'}
                  maxLength={LONGEST_DETAIL[field]}
                  required={asked[field] === 'required'}
                  list={field === 'bank' ? `${formId}-banks` : undefined}
                  value={details[field] ?? ''}
                  onChange={(event) => change(event.target.value)}
                />
              )}
            </Box>
          </Flex>
        )
      })}
      <datalist id={`${formId}-banks`}>
        {TUNISIAN_BANKS.map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
      {isPostDated(kind, details, todayIn(timeZone, serverNow())) ? (
        <PostDated onDraft={onDraft && (() => onDraft(asDraft(details)))} />
      ) : null}
      {kind === 'draft' && plan && plan.most >= FEWEST_DRAFTS ? (
        <Button variant="outline" size="lg" onClick={() => setPlanning(true)}>
          {t('paymentDetails.severalDrafts')}
        </Button>
      ) : null}
    </Flex>
  )
}

/** A cheque is paid when it is shown, whatever day it bears: what is paid later is a draft. */
function PostDated({ onDraft }: { onDraft: (() => void) | null }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <>
      <Text role="status" textStyle="small" color="attention.fg">
        {t('paymentDetails.postDated')}
      </Text>
      {onDraft ? (
        <Button variant="outline" size="lg" onClick={onDraft}>
          {t('paymentDetails.asDraft')}
        </Button>
      ) : null}
    </>
  )
}

/** What a draft takes over of a cheque; it has a number of its own. */
function asDraft({ bank, dueDate }: PaymentDetails): PaymentDetails {
  return { ...(bank === undefined ? {} : { bank }), ...(dueDate === undefined ? {} : { dueDate }) }
}
