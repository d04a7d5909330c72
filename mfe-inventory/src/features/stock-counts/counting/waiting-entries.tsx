import type { ComponentType } from 'react'
import { CloudOff } from 'lucide-react'
import { Box, Button, Flex, Notice, Quantity, Text, useFormat, useSettled, useTranslation } from '@comptoir/platform'
import { LotFields, PieceField, QuantityPart, type PartProps } from './amended-parts.tsx'
import type { WaitingEntry } from './entry-queue.ts'
import { focusScanField } from './scan-focus.ts'
import type { CountedHere } from './use-entry-queue.ts'

type WaitingProps = Pick<CountedHere, 'waiting' | 'newestId' | 'amend' | 'discard'>

/** What the server has within a moment was not waiting. */
const MOMENT_MS = 1000

/** What the server does not have: sent again by itself, or refused and waiting for whoever counts. */
export function WaitingEntries({ waiting, ...acts }: WaitingProps) {
  const unsent = waiting.filter(({ refusal }) => refusal === undefined)
  const refused = waiting.filter(({ refusal }) => refusal !== undefined)
  return (
    <>
      <Unsent count={unsent.length} />
      {refused.map((entry) => (
        <Refused key={entry.input.id} entry={entry} {...acts} />
      ))}
    </>
  )
}

function Unsent({ count }: { count: number }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const isLong = useSettled(count > 0, MOMENT_MS)
  if (count === 0 || !isLong) return null
  return (
    <Flex role="status" gap="2" align="center" color="fg.muted">
      <CloudOff aria-hidden size={18} />
      {t('stockCounts.counting.waiting', { count, number: format.number(count) })}
    </Flex>
  )
}

/** Refusals that a lot, a serial number or another quantity settles. */
const PARTS: Readonly<Record<string, ComponentType<PartProps> | undefined>> = {
  'stockCount.lotMissing': LotFields,
  'stockCount.lotDiffers': LotFields,
  'stockCount.expiryMissing': LotFields,
  'stockCount.expiryUnexpected': LotFields,
  'stockCount.serialNumberMissing': PieceField,
  'stockCount.tooManyDecimals': QuantityPart,
}

function Refused({ entry, newestId, amend, discard }: Omit<WaitingProps, 'waiting'> & { entry: WaitingEntry }) {
  const { t } = useTranslation('inventory')
  const { input, label, refusal } = entry
  const Part = PARTS[refusal?.code ?? '']
  const giveUp = (
    <Button
      variant="outline"
      onClick={() => {
        discard(input.id)
        focusScanField()
      }}
    >
      {t('stockCounts.counting.discard')}
    </Button>
  )
  return (
    <Notice tone="attention" title={refusal?.message ?? ''}>
      <Text>
        <bdi>{label}</bdi> ·{' '}
        <bdi>
          <Quantity quantityMilli={input.quantityMilli} />
        </bdi>
      </Text>
      {Part ? (
        <Part
          input={input}
          isNewest={input.id === newestId}
          giveUp={giveUp}
          onSend={(amended) => {
            amend({ input: amended, label })
            focusScanField()
          }}
        />
      ) : (
        <Box mt="2">{giveUp}</Box>
      )}
    </Notice>
  )
}
