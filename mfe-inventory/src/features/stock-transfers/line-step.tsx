import { useState } from 'react'
import {
  BEARERS,
  STOCK_TRANSFERS,
  type Bearer,
  type StockTransfer,
} from '@comptoir/contracts/inventory/stock-transfers'
import { Box, Button, Flex, Input, NativeSelect, notify, useSave, useTranslation } from '@comptoir/platform'
import { FieldShell, StaleNotice } from '@comptoir/platform/forms'
import { extrasSent, unnamedExtra } from './extra-entries.rules.ts'
import { type EntryStep, goodsOf, isNamed, missingOf, numbersIn, tooMuchOf } from './line-entries.rules.ts'
import { MissingDialog } from './missing-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import { TargetField, targetSaid, targetsOf } from './target-field.tsx'
import { SHOWN_BY, takeStep, usePlaces } from './transfers.api.ts'
import type { LineEntries } from './use-line-entries.ts'

interface LineStepProps {
  transfer: StockTransfer
  step: EntryStep
  entering: LineEntries
  /** Whether somebody changed the transfer since something was entered. */
  isStale: boolean
  onTaken: () => void
  onReload: () => void
}

/** What a step asks for beside the lines, and the button that takes it. */
export function LineStep({ transfer, step, entering, isStale, onTaken, onReload }: LineStepProps) {
  const { t } = useTranslation('inventory')
  const [bearer, setBearer] = useState<Bearer>('carrier')
  const [asking, setAsking] = useState<'missing' | 'settle' | null>(null)
  const [chosenId, choose] = useState<string>()
  const { data: places = [] } = usePlaces()
  const targets = step === 'receive' ? targetsOf(transfer, places) : []
  const targetId = chosenId ?? targetSaid(transfer, targets)
  const { save, isSaving, staleMessage } = useSave((body: object) => takeStep(transfer, step, body), {
    answerOf: STOCK_TRANSFERS,
    invalidates: SHOWN_BY,
    // Where nothing was entered, what others made of it is shown at once, and the notice with it gone.
    hasStaleNotice: entering.isEntered,
    success: t(`stockTransfers.done.${step}`),
    onSaved: onTaken,
  })
  const { note, setNote, isLooking } = entering
  const said = note.trim()
  const body = (isLast = false): object => {
    if (step === 'ship') return { lines: shipped(transfer, entering), note: said || null }
    if (step === 'receive') {
      const target = targetId === undefined ? {} : { toLocationId: targetId }
      const extras = extrasSent(entering.extras)
      const beyond = extras.length === 0 ? {} : { extras }
      return { isLast, lines: received(transfer, entering), ...beyond, note: said || null, ...target }
    }
    return { lines: settled(transfer, entering, bearer), note: said }
  }
  const take = (isLast = false): void => {
    const line = tooMuchOf(entering.entries, step, transfer.lines)
    const extra = unnamedExtra(entering.extras)
    if (line) notify.error(t(`stockTransfers.tooMuch.${step}`, { name: line.designation }))
    else if (extra) notify.error(t('stockTransfers.extra.unnamed', { name: extra.designation }))
    else if (step === 'settle' && settled(transfer, entering, bearer).length === 0)
      notify.error(t('stockTransfers.settleText'))
    else if (step === 'settle' && asking === null) setAsking('settle')
    else if (isLast && asking === null && missingOf(entering.entries, transfer.lines).length > 0) setAsking('missing')
    else {
      setAsking(null)
      void save(body(isLast))
    }
  }
  return (
    <Flex gap="4" align="flex-end" justify="flex-end" wrap="wrap">
      <Box w="full">
        <StaleNotice
          message={staleMessage ?? (isStale ? t('stockTransfers.changedMeanwhile') : null)}
          onReload={onReload}
        />
      </Box>
      {step === 'settle' ? (
        <FieldShell label={t('stockTransfers.bearer.label')}>
          {(control) => (
            <NativeSelect.Root>
              <NativeSelect.Field
                {...control}
                value={bearer}
                onChange={(event) => setBearer(BEARERS.find((each) => each === event.target.value) ?? 'carrier')}
              >
                {BEARERS.map((each) => (
                  <option key={each} value={each}>
                    {t(`stockTransfers.bearer.${each}`)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          )}
        </FieldShell>
      ) : null}
      {targets.length > 1 || (targets.length > 0 && targetId === undefined) ? (
        <TargetField targets={targets} value={targetId} onChange={choose} />
      ) : null}
      <FieldShell
        label={t(step === 'settle' ? 'stockTransfers.reason' : 'stockTransfers.form.note')}
        isRequired={step === 'settle'}
      >
        {(control) => (
          <Input {...control} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        )}
      </FieldShell>
      {step === 'receive' ? (
        <Button variant="outline" loading={isSaving} disabled={isLooking} onClick={() => take(true)}>
          {t('stockTransfers.act.isLast')}
        </Button>
      ) : null}
      <Button loading={isSaving} disabled={isLooking || (step === 'settle' && said === '')} onClick={() => take()}>
        {t(`stockTransfers.act.${step}`)}
      </Button>
      <MissingDialog
        {...{ transfer, entries: entering.entries, isOpen: asking === 'missing' }}
        onConfirm={() => take(true)}
        onCancel={() => setAsking(null)}
      />
      <SettleDialog
        {...{ transfer, entries: entering.entries, isOpen: asking === 'settle' }}
        bearer={t(`stockTransfers.bearer.${bearer}`)}
        onConfirm={() => take()}
        onCancel={() => setAsking(null)}
      />
    </Flex>
  )
}

function shipped({ lines }: StockTransfer, { entries, numbers }: LineEntries) {
  return lines.map(({ id, tracking }) => ({
    ...{ lineId: id, pickedMilli: entries[id]?.picked ?? 0 },
    ...(tracking === 'serialNumbers' ? { serialNumbers: numbersIn(numbers[id] ?? '') } : {}),
  }))
}

function received({ lines }: StockTransfer, { entries, named }: LineEntries) {
  return lines.flatMap((line) => {
    const { good, damaged } = entries[line.id] ?? {}
    if (line.isExtra) return []
    const counted = { lineId: line.id, goodMilli: good ?? 0, damagedMilli: damaged ?? 0 }
    if (!isNamed(line, 'receive')) return [counted]
    return [{ ...counted, good: goodsOf(named, line, 'good'), damaged: goodsOf(named, line, 'damaged') }]
  })
}

function settled({ lines }: StockTransfer, { entries, named }: LineEntries, bearer: Bearer) {
  return lines.flatMap((line) =>
    (['found', 'returned', 'lost'] as const).flatMap((outcome) => {
      const quantityMilli = entries[line.id]?.[outcome] ?? 0
      if (quantityMilli === 0) return []
      const borne = outcome === 'lost' ? { bearer } : {}
      return [{ lineId: line.id, outcome, quantityMilli, ...borne, ...goodsOf(named, line, outcome) }]
    }),
  )
}
