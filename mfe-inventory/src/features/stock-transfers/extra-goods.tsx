import { useState } from 'react'
import { STOCK_TRANSFERS, type StockTransfer, type TransferExtra } from '@comptoir/contracts/inventory/stock-transfers'
import { Box, Button, Flex, Input, Quantity, Section, Text, useSave, useTranslation } from '@comptoir/platform'
import { FieldShell, SegmentChoice } from '@comptoir/platform/forms'
import { DecideDialog } from './decide-dialog.tsx'
import { SHOWN_BY, takeStep } from './transfers.api.ts'

/** What arrived beyond what was shipped, and what was decided about it; a manager of the sender decides here. */
export function ExtraGoods({ transfer }: { transfer: StockTransfer }) {
  const { t } = useTranslation('inventory')
  const { extras, mayTake } = transfer
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState('')
  const [isAsking, setAsking] = useState(false)
  const waiting = extras.filter(({ state }) => state === 'waiting')
  const mayDecide = mayTake.includes('decide')
  const isAnyRefused = waiting.some(({ id }) => refused.has(id))
  const { save, isSaving } = useSave(
    () =>
      takeStep(transfer, 'decide', {
        extras: waiting.map(({ id }) => ({ id, isApproved: !refused.has(id) })),
        reason: reason.trim() || null,
      }),
    {
      answerOf: STOCK_TRANSFERS,
      invalidates: SHOWN_BY,
      success: t('stockTransfers.done.decide'),
      onSaved: () => {
        setRefused(new Set())
        setReason('')
      },
    },
  )
  if (extras.length === 0) return null
  const choose = (id: string, isApproved: boolean): void =>
    setRefused((known) => new Set(isApproved ? [...known].filter((each) => each !== id) : [...known, id]))
  return (
    <Section title={t('stockTransfers.extra.title')}>
      {waiting.length === 0 ? null : <Text color="fg.muted">{t('stockTransfers.extra.waitingText')}</Text>}
      <Flex as="ul" direction="column" gap="3" listStyleType="none">
        {extras.map((extra) => (
          <Flex as="li" key={extra.id} gap="3" align="center" justify="space-between" wrap="wrap">
            <Named extra={extra} />
            {mayDecide && extra.state === 'waiting' ? (
              <SegmentChoice
                label={t('stockTransfers.extra.decisionOf', { name: extra.designation })}
                isLabelHidden
                value={refused.has(extra.id) ? 'refused' : 'approved'}
                options={(['approved', 'refused'] as const).map((value) => ({
                  value,
                  label: t(`stockTransfers.extra.choose.${value}`),
                }))}
                onChange={(value) => choose(extra.id, value === 'approved')}
              />
            ) : (
              <Text color="fg.muted">{t(`stockTransfers.extra.state.${extra.state}`)}</Text>
            )}
          </Flex>
        ))}
      </Flex>
      {mayDecide ? (
        <Flex gap="4" align="flex-end" justify="flex-end" wrap="wrap" mt="3">
          <FieldShell label={t('stockTransfers.reason')} isRequired={isAnyRefused}>
            {(control) => (
              <Input {...control} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
            )}
          </FieldShell>
          <Button loading={isSaving} disabled={isAnyRefused && reason.trim() === ''} onClick={() => setAsking(true)}>
            {t('stockTransfers.act.decide')}
          </Button>
          <DecideDialog
            {...{ waiting, refused, isOpen: isAsking }}
            onConfirm={() => {
              setAsking(false)
              void save(undefined)
            }}
            onCancel={() => setAsking(false)}
          />
        </Flex>
      ) : null}
    </Section>
  )
}

function Named({ extra: { code, designation, unit, quantityMilli, lots, serialNumbers } }: { extra: TransferExtra }) {
  const goods = [...lots.map(({ number }) => number), ...serialNumbers]
  return (
    <Box flex="1" minW="12rem">
      <Text overflowWrap="anywhere">
        <bdi>{designation}</bdi> · <Quantity quantityMilli={quantityMilli} {...(unit === null ? {} : { unit })} />
      </Text>
      <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
        <bdi>{[code, ...goods].join(' · ')}</bdi>
      </Text>
    </Box>
  )
}
