import { useState, type ReactNode } from 'react'
import { CloudOff } from 'lucide-react'
import { Box, Button, Flex, Input, Notice, Quantity, Text, useTranslation } from '@comptoir/platform'
import { DayInput, FieldShell } from '@comptoir/platform/forms'
import type { WaitingEntry } from './entry-queue.ts'

interface WaitingProps {
  waiting: readonly WaitingEntry[]
  onAmend: (entry: WaitingEntry) => void
  onDiscard: (id: string) => void
}

/** What the server does not have: sent again by itself, or refused and waiting for whoever counts. */
export function WaitingEntries({ waiting, onAmend, onDiscard }: WaitingProps) {
  const { t } = useTranslation('inventory')
  const unsent = waiting.filter(({ refusal }) => refusal === undefined)
  const refused = waiting.filter(({ refusal }) => refusal !== undefined)
  return (
    <>
      {unsent.length === 0 ? null : (
        <Flex role="status" gap="2" align="center" color="fg.muted">
          <CloudOff aria-hidden size={18} />
          {t('stockCounts.counting.waiting', { count: unsent.length })}
        </Flex>
      )}
      {refused.map((entry) => (
        <Refused key={entry.input.id} entry={entry} onAmend={onAmend} onDiscard={onDiscard} />
      ))}
    </>
  )
}

/** Refusals that a lot or a serial number settles. */
const ASKS_LOT = ['stockCount.lotMissing', 'stockCount.expiryMissing', 'stockCount.lotDiffers']
const ASKS_PIECE = ['stockCount.serialNumberMissing']

function Refused({ entry, onAmend, onDiscard }: Omit<WaitingProps, 'waiting'> & { entry: WaitingEntry }) {
  const { t } = useTranslation('inventory')
  const { input, label, refusal } = entry
  const code = refusal?.code ?? ''
  const discard = (
    <Button variant="outline" onClick={() => onDiscard(input.id)}>
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
      {ASKS_LOT.includes(code) ? (
        <LotFields entry={entry} onAmend={onAmend} discard={discard} />
      ) : ASKS_PIECE.includes(code) ? (
        <PieceField entry={entry} onAmend={onAmend} discard={discard} />
      ) : (
        <Box mt="2">{discard}</Box>
      )}
    </Notice>
  )
}

interface PartProps {
  entry: WaitingEntry
  onAmend: (entry: WaitingEntry) => void
  discard: ReactNode
}

function LotFields({ entry: { input, label }, onAmend, discard }: PartProps) {
  const { t } = useTranslation('inventory')
  const [number, setNumber] = useState(input.lot?.number ?? '')
  const [expiresOn, setExpires] = useState(input.lot?.expiresOn ?? '')
  const lot = { number: number.trim(), expiresOn: expiresOn === '' ? null : expiresOn }
  const send = (): void => onAmend({ input: { ...input, lot }, label })
  return (
    <Flex direction="column" gap="3" mt="2">
      <FieldShell label={t('stockCounts.counting.lot')}>
        {(control) => (
          <Input
            {...control}
            size="xl"
            autoFocus
            autoComplete="off"
            maxLength={60}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        )}
      </FieldShell>
      <FieldShell label={t('stockCounts.counting.expiresOn')}>
        {(control) => <DayInput {...control} size="xl" value={expiresOn} onChange={setExpires} />}
      </FieldShell>
      <Flex gap="2">
        <Button disabled={lot.number === ''} onClick={send}>
          {t('stockCounts.counting.send')}
        </Button>
        {discard}
      </Flex>
    </Flex>
  )
}

function PieceField({ entry: { input, label }, onAmend, discard }: PartProps) {
  const { t } = useTranslation('inventory')
  const [serialNumber, setNumber] = useState('')
  const typed = serialNumber.trim()
  const send = (): void => {
    if (typed !== '') onAmend({ input: { ...input, serialNumber: typed }, label })
  }
  return (
    <Flex direction="column" gap="3" mt="2">
      <FieldShell label={t('stockCounts.counting.serialNumber')}>
        {(control) => (
          <Input
            {...control}
            size="xl"
            autoFocus
            autoComplete="off"
            maxLength={60}
            value={serialNumber}
            onChange={(event) => setNumber(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') send()
            }}
          />
        )}
      </FieldShell>
      <Flex gap="2">
        <Button disabled={typed === ''} onClick={send}>
          {t('stockCounts.counting.send')}
        </Button>
        {discard}
      </Flex>
    </Flex>
  )
}
