import { type ReactNode, useState } from 'react'
import { Calculator, Keyboard } from 'lucide-react'
import type { SessionTender } from '@comptoir/contracts/sales/cash-sessions'
import { Box, Button, Flex, Money, Text, useTranslation } from '@comptoir/platform'
import { Controller, MoneyField, TextField, useWatch } from '@comptoir/platform/forms'
import { useMethodName } from '../../common/recorded-name.tsx'
import { ForeignCounts, ownFigures } from '../foreign-cash/index.ts'
import { hasPieces } from './denominations.ts'
import { PieceCount } from './piece-count.tsx'
import type { CountForm } from './use-count-form.ts'

export interface CountFieldsProps {
  form: CountForm
  index: number
  tender: SessionTender
  currency: string
  /** Counting begins here. */
  autoFocus?: boolean
}

/** What was counted of one payment method; cash as one amount, or by its notes and coins, and each other currency of it apart. */
export function CountFields({ form, index, tender, currency, autoFocus = false }: CountFieldsProps) {
  const { t } = useTranslation('sales-purchases')
  const nameOf = useMethodName()
  const hasChoice = tender.kind === 'cash' && hasPieces(currency)
  const areCounted = useWatch({ control: form.control, name: `counts.${index}.pieces` }) !== null && hasChoice
  const [isChanged, setChanged] = useState(false)
  const name = `counts.${index}.countedMinor` as const
  const label = t('cashCount.counted', { method: nameOf(tender.name) })
  const { expectedMinor } = ownFigures(tender)
  const expected = expectedMinor === null ? undefined : <Expected amountMinor={expectedMinor} currency={currency} />
  const change = (): void => {
    if (!areCounted) form.setValue(name, null)
    form.clearErrors(name)
    form.setValue(`counts.${index}.pieces`, areCounted ? null : {})
    setChanged(true)
  }
  return (
    <Box display="flex" flexDirection="column" gap="4">
      {areCounted ? (
        <PiecesField
          form={form}
          index={index}
          label={label}
          currency={currency}
          help={expected}
          autoFocus={autoFocus || isChanged}
        />
      ) : (
        <MoneyField
          control={form.control}
          name={name}
          label={label}
          currency={currency}
          size="xl"
          isRequired
          autoFocus={autoFocus || isChanged}
          help={expected}
        />
      )}
      {hasChoice ? (
        <Button type="button" variant="outline" alignSelf="flex-start" onClick={change}>
          {areCounted ? <Keyboard aria-hidden /> : <Calculator aria-hidden />}
          {t(areCounted ? 'cashCount.byAmount' : 'cashCount.byPieces')}
        </Button>
      ) : null}
      <ForeignCounts
        foreign={tender.foreign ?? []}
        field={({ at, label: ofForeign, currency: code, expectedMinor: sumMinor }) => (
          <MoneyField
            key={code}
            control={form.control}
            name={`counts.${index}.foreign.${at}.countedMinor`}
            label={ofForeign}
            currency={code}
            size="xl"
            isRequired
            help={sumMinor === null ? undefined : <Expected amountMinor={sumMinor} currency={code} />}
          />
        )}
      />
      <TextField
        control={form.control}
        name={`counts.${index}.comment`}
        label={t('cashCount.comment')}
        maxLength={250}
      />
    </Box>
  )
}

interface PiecesFieldProps {
  form: CountForm
  index: number
  label: string
  currency: string
  help: ReactNode
  autoFocus: boolean
}

/** The notes and coins, and under them what they come to, which stays in sight. */
function PiecesField({ form, index, label, currency, help, autoFocus }: PiecesFieldProps) {
  const piecesName = `counts.${index}.pieces` as const
  const pieces = useWatch({ control: form.control, name: piecesName })
  return (
    <Controller
      control={form.control}
      name={`counts.${index}.countedMinor`}
      render={({ field, fieldState: { error } }) => (
        <>
          <PieceCount
            currency={currency}
            pieces={pieces ?? {}}
            onChange={(next, sumMinor) => {
              form.setValue(piecesName, next)
              field.onChange(sumMinor)
            }}
            isInvalid={error !== undefined}
            autoFocus={autoFocus}
          />
          <Box
            position="sticky"
            bottom="0"
            zIndex="1"
            py="2"
            bg="bg.card"
            borderTopWidth="1px"
            borderColor="border.default"
            role="status"
          >
            <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
              <Text as="span" fontWeight="semibold">
                {label}
              </Text>
              <Box as="span" textStyle="total-lg">
                <Money amountMinor={field.value ?? 0} currency={currency} />
              </Box>
            </Flex>
            {help}
            {error?.message === undefined ? null : (
              <Text color="danger.fg" textStyle="small">
                {error.message}
              </Text>
            )}
          </Box>
        </>
      )}
    />
  )
}

function Expected({ amountMinor, currency }: { amountMinor: number; currency: string }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Text as="span">
      {t('cashCount.expected')} <Money amountMinor={amountMinor} currency={currency} isBold />
    </Text>
  )
}
