import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { CountEntryInput } from '@comptoir/contracts/inventory/stock-counts'
import { Button, chakra, Flex, Input, useTranslation } from '@comptoir/platform'
import { DayInput, DecimalInput, FieldShell } from '@comptoir/platform/forms'
import { isScanFieldFree } from './scan-focus.ts'

export interface PartProps {
  /** As it was refused. */
  input: CountEntryInput
  /** Whether nothing was scanned after it. */
  isNewest: boolean
  /** What gives it up instead. */
  giveUp: ReactNode
  onSend: (amended: CountEntryInput) => void
}

const MOST_LETTERS = 60
const DECIMALS = 3

/** The lot that an entry lacks, or that is wrong in it. */
export function LotFields({ input, isNewest, giveUp, onSend }: PartProps) {
  const { t } = useTranslation('inventory')
  const first = useFirstField(isNewest)
  const [number, setNumber] = useState(input.lot?.number ?? '')
  const [expiresOn, setExpires] = useState(input.lot?.expiresOn ?? '')
  const lot = { number: number.trim(), expiresOn: expiresOn === '' ? null : expiresOn }
  return (
    <Part isWhole={lot.number !== ''} giveUp={giveUp} onSend={() => onSend({ ...input, lot })}>
      <FieldShell label={t('stockCounts.counting.lot')}>
        {(control) => (
          <Input
            {...control}
            ref={first}
            size="xl"
            autoComplete="off"
            maxLength={MOST_LETTERS}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        )}
      </FieldShell>
      <FieldShell label={t('stockCounts.counting.expiresOn')}>
        {(control) => <DayInput {...control} size="xl" value={expiresOn} onChange={setExpires} />}
      </FieldShell>
    </Part>
  )
}

/** The serial number of one piece. */
export function PieceField({ input, isNewest, giveUp, onSend }: PartProps) {
  const { t } = useTranslation('inventory')
  const first = useFirstField(isNewest)
  const [text, setText] = useState('')
  const serialNumber = text.trim()
  return (
    <Part isWhole={serialNumber !== ''} giveUp={giveUp} onSend={() => onSend({ ...input, serialNumber })}>
      <FieldShell label={t('stockCounts.counting.serialNumber')}>
        {(control) => (
          <Input
            {...control}
            ref={first}
            size="xl"
            autoComplete="off"
            maxLength={MOST_LETTERS}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FieldShell>
    </Part>
  )
}

/** A quantity with fewer decimals. */
export function QuantityPart({ input, isNewest, giveUp, onSend }: PartProps) {
  const { t } = useTranslation('inventory')
  const first = useFirstField(isNewest)
  const [milli, setMilli] = useState<number | null>(input.quantityMilli)
  const isWhole = milli !== null && !Number.isNaN(milli)
  return (
    <Part isWhole={isWhole} giveUp={giveUp} onSend={() => onSend({ ...input, quantityMilli: milli ?? 0 })}>
      <FieldShell label={t('stockCounts.counting.quantity')}>
        {(control) => (
          <DecimalInput {...control} ref={first} size="xl" decimals={DECIMALS} value={milli} onChange={setMilli} />
        )}
      </FieldShell>
    </Part>
  )
}

interface PartFormProps extends Pick<PartProps, 'giveUp'> {
  isWhole: boolean
  onSend: () => void
  children: ReactNode
}

/** Enter sends, in whichever field. */
function Part({ isWhole, giveUp, onSend, children }: PartFormProps) {
  const { t } = useTranslation('inventory')
  return (
    <chakra.form
      display="flex"
      flexDirection="column"
      gap="3"
      mt="2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) onSend()
      }}
    >
      {children}
      <Flex gap="2">
        <Button type="submit" disabled={!isWhole}>
          {t('stockCounts.counting.send')}
        </Button>
        {giveUp}
      </Flex>
    </chakra.form>
  )
}

/**
 * Asks at once for what was just scanned, unless somebody has gone on: an answer may come late, and the next scan, which
 * ends with Enter, must never land in a field of the one before.
 */
function useFirstField(isNewest: boolean) {
  const field = useRef<HTMLInputElement>(null)
  const ask = useEffectEvent(() => {
    if (isNewest && isScanFieldFree()) field.current?.focus()
  })
  useEffect(() => ask(), [])
  return field
}
