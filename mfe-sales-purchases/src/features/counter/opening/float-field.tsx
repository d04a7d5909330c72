import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Calculator, Keyboard } from 'lucide-react'
import { Box, Button, Flex, Money, Text, useCompany, useFormat, useTranslation } from '@comptoir/platform'
import { Controller, MoneyField, type UseFormReturn, useWatch } from '@comptoir/platform/forms'
import { Difference, hasPieces, PieceCount, type Pieces, walkFields } from '../../cash-count/index.ts'
import type { RegisterStatus } from '../session/registers.api.ts'
import type { OpeningValues } from './use-opening.ts'

export interface FloatFieldProps {
  form: UseFormReturn<OpeningValues>
  registers: readonly RegisterStatus[]
  isDisabled: boolean
}

/** The float that a session begins with: what the last closing left, or what is counted now, as one amount or by its pieces. */
export function FloatField({ form, registers, isDisabled }: FloatFieldProps) {
  const { t } = useTranslation('sales-purchases')
  const { currency } = useCompany()
  const format = useFormat()
  const [isByPieces, setByPieces] = useState(false)
  const registerId = useWatch({ control: form.control, name: 'registerId' })
  const keptMinor = registers.find(({ register }) => register.id === registerId)?.register.keptFloatMinor ?? null
  const help =
    keptMinor === null
      ? t('counter.opening.floatHelp')
      : t('counter.opening.keptHelp', { amount: format.money(keptMinor, currency) })
  const change = (): void => {
    // Pieces are counted from none.
    if (!isByPieces) form.setValue('openingFloatMinor', null, { shouldDirty: true })
    setByPieces(!isByPieces)
  }
  return (
    <Flex direction="column" gap="3">
      {isByPieces ? (
        <FloatByPieces form={form} currency={currency} help={help} />
      ) : (
        <Amount>
          <MoneyField
            control={form.control}
            name="openingFloatMinor"
            label={t('counter.opening.float')}
            help={help}
            currency={currency}
            size="xl"
            isRequired
            isDisabled={isDisabled}
            autoFocus
          />
        </Amount>
      )}
      <FloatDifference form={form} keptMinor={keptMinor} currency={currency} />
      {hasPieces(currency) && !isDisabled ? (
        <Button variant="outline" alignSelf="flex-start" onClick={change}>
          {isByPieces ? <Keyboard aria-hidden /> : <Calculator aria-hidden />}
          {t(isByPieces ? 'cashCount.byAmount' : 'cashCount.byPieces')}
        </Button>
      ) : null}
    </Flex>
  )
}

/** What is proposed is selected: an amount that is typed takes its place. */
function Amount({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.select(), [])
  return <Box ref={box}>{children}</Box>
}

function FloatByPieces({
  form,
  currency,
  help,
}: {
  form: UseFormReturn<OpeningValues>
  currency: string
  help: string
}) {
  const { t } = useTranslation('sales-purchases')
  const [pieces, setPieces] = useState<Pieces>({})
  return (
    <Controller
      control={form.control}
      name="openingFloatMinor"
      render={({ field, fieldState: { error } }) => (
        <Box onKeyDown={walkFields}>
          <PieceCount
            currency={currency}
            pieces={pieces}
            onChange={(next, sumMinor) => {
              setPieces(next)
              field.onChange(sumMinor)
            }}
            isInvalid={error !== undefined}
            autoFocus
          />
          <Flex role="status" justify="space-between" align="baseline" gap="4" wrap="wrap" pt="3">
            <Text as="span" fontWeight="semibold">
              {t('counter.opening.float')}
            </Text>
            <Box as="span" textStyle="total-lg">
              <Money amountMinor={field.value ?? 0} currency={currency} />
            </Box>
          </Flex>
          <Text textStyle="small" color={error ? 'danger.fg' : 'fg.muted'}>
            {error?.message ?? help}
          </Text>
        </Box>
      )}
    />
  )
}

interface FloatDifferenceProps {
  form: UseFormReturn<OpeningValues>
  keptMinor: number | null
  currency: string
}

/** By how much what was counted differs from what the last closing left: said, and never refused. */
function FloatDifference({ form, keptMinor, currency }: FloatDifferenceProps) {
  const floatMinor = useWatch({ control: form.control, name: 'openingFloatMinor' })
  const gapMinor = keptMinor === null || floatMinor === null ? 0 : floatMinor - keptMinor
  if (gapMinor === 0 || Number.isNaN(gapMinor)) return null
  return (
    <Box role="status">
      <Difference differenceMinor={gapMinor} currency={currency} />
    </Box>
  )
}
