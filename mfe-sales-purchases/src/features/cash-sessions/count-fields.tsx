import { useState } from 'react'
import { Calculator } from 'lucide-react'
import type { SessionTender } from '@comptoir/contracts/sales/cash-sessions'
import { Box, Button, Money, Text, useTranslation } from '@comptoir/platform'
import { MoneyField, TextField } from '@comptoir/platform/forms'
import { useMethodName } from '../../common/recorded-name.tsx'
import { DenominationGrid } from './denomination-grid.tsx'
import { denominationsOf } from './denominations.ts'
import type { CountForm } from './use-count-form.ts'

export interface CountFieldsProps {
  form: CountForm
  index: number
  tender: SessionTender
  currency: string
}

/** What was counted of one payment method; cash may be counted by its pieces. */
export function CountFields({ form, index, tender, currency }: CountFieldsProps) {
  const { t } = useTranslation('sales-purchases')
  const nameOf = useMethodName()
  const isCash = tender.kind === 'cash'
  const setCounted = (countedMinor: number): void => {
    form.setValue(`counts.${index}.countedMinor`, countedMinor, { shouldDirty: true })
    form.clearErrors(`counts.${index}.countedMinor`)
  }
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <MoneyField
        control={form.control}
        name={`counts.${index}.countedMinor`}
        label={t('cashSessions.session.count.counted', { method: nameOf(tender.name) })}
        currency={currency}
        size="xl"
        isRequired
        autoFocus={index === 0}
        help={
          tender.expectedMinor === null ? undefined : (
            <Expected amountMinor={tender.expectedMinor} currency={currency} />
          )
        }
      />
      {isCash && denominationsOf(currency).length > 0 ? <Pieces currency={currency} onSum={setCounted} /> : null}
      <TextField
        control={form.control}
        name={`counts.${index}.comment`}
        label={t('cashSessions.session.count.comment')}
        maxLength={250}
      />
    </Box>
  )
}

function Expected({ amountMinor, currency }: { amountMinor: number; currency: string }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Text as="span">
      {t('cashSessions.session.count.expected')} <Money amountMinor={amountMinor} currency={currency} isBold />
    </Text>
  )
}

function Pieces({ currency, onSum }: { currency: string; onSum: (sumMinor: number) => void }) {
  const { t } = useTranslation('sales-purchases')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" alignSelf="flex-start" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Calculator aria-hidden />
        {t('cashSessions.session.count.byDenomination')}
      </Button>
      {isOpen ? <DenominationGrid currency={currency} onSum={onSum} /> : null}
    </>
  )
}
