import { useMemo } from 'react'
import type { StockTransfer, StockTransferLine } from '@comptoir/contracts/inventory/stock-transfers'
import {
  Box,
  Button,
  type Column,
  DataTable,
  Flex,
  Input,
  Quantity,
  Section,
  Text,
  useTranslation,
} from '@comptoir/platform'
import { DecimalInput } from '@comptoir/platform/forms'
import { ENTRY_COLUMNS, type EntryColumn } from './line-entries.rules.ts'
import { LineStep } from './line-step.tsx'
import { ScanField } from './scan-field.tsx'
import { type LineEntries, useLineEntries } from './use-line-entries.ts'

/** The products of a transfer; beside them what the next step asks for. */
export function TransferLines({ transfer }: { transfer: StockTransfer }) {
  const { t } = useTranslation('inventory')
  const entering = useLineEntries(transfer)
  const { step } = entering
  return (
    <Section
      title={t('stockTransfers.lines')}
      actions={
        step === 'receive' ? (
          <Button variant="outline" onClick={entering.takeAll}>
            {t('stockTransfers.act.all')}
          </Button>
        ) : null
      }
    >
      {step === 'ship' || step === 'receive' ? <ScanField onScanned={entering.scan} /> : null}
      {step === 'settle' ? <Text color="fg.muted">{t('stockTransfers.settleText')}</Text> : null}
      <DataTable
        label={t('stockTransfers.lines')}
        columns={useColumns(transfer, entering)}
        rows={transfer.lines}
        rowKey={({ id }) => id}
        rowName={({ designation }) => designation}
      />
      {step === null ? null : <LineStep transfer={transfer} step={step} entering={entering} />}
    </Section>
  )
}

function useColumns(transfer: StockTransfer, entering: LineEntries): Column<StockTransferLine>[] {
  const { t } = useTranslation('inventory')
  return useMemo(() => {
    const { step, entries, setEntry, numbers, setNumbers } = entering
    const isShipped = transfer.shippedAt !== null
    const figure = (id: string, milli: (line: StockTransferLine) => number | null): Column<StockTransferLine> => ({
      ...{ id, header: t(`stockTransfers.columns.${id}`), isNumeric: true, onPhone: 'told' },
      cell: (line) => {
        const quantityMilli = milli(line)
        return quantityMilli === null ? '—' : <Quantity quantityMilli={quantityMilli} {...unitOf(line)} />
      },
    })
    const entry = (id: EntryColumn): Column<StockTransferLine> => {
      const header = t(`stockTransfers.columns.${id}`)
      return {
        ...{ id: `enter-${id}`, header, isNumeric: true, onPhone: 'told' },
        cell: (line) => (
          <Box w="6.5rem" ms="auto">
            <DecimalInput
              aria-label={t('stockTransfers.ofLine', { column: header, name: line.designation })}
              size="md"
              decimals={line.decimals}
              minDecimals={0}
              value={toTyped(entries[line.id]?.[id] ?? null, line.decimals)}
              onChange={(value) => setEntry(line.id, id, fromTyped(value, line.decimals))}
            />
            {id === 'picked' && line.tracking === 'serialNumbers' ? (
              <Input
                mt="1"
                aria-label={t('stockTransfers.serialNumbers', { name: line.designation })}
                placeholder={t('stockTransfers.serialPlaceholder')}
                value={numbers[line.id] ?? ''}
                onChange={(event) => setNumbers(line.id, event.target.value)}
              />
            ) : null}
          </Box>
        ),
      }
    }
    return [
      {
        ...{ id: 'product', header: t('stockTransfers.columns.product'), isPrimary: true },
        cell: (line) => <ProductOfLine line={line} />,
      },
      ...(isShipped ? [] : [figure('available', ({ availableMilli }) => availableMilli)]),
      figure('requested', ({ requestedMilli }) => requestedMilli),
      ...(isShipped
        ? [
            figure('picked', ({ pickedMilli }) => pickedMilli),
            figure('good', ({ goodMilli }) => goodMilli),
            figure('damaged', ({ damagedMilli }) => damagedMilli),
            figure(transfer.state === 'received' ? 'missing' : 'open', ({ openMilli }) => openMilli),
          ]
        : []),
      ...(transfer.lines.some(({ returnedMilli, lostMilli }) => returnedMilli + lostMilli > 0)
        ? [figure('returned', ({ returnedMilli }) => returnedMilli), figure('lost', ({ lostMilli }) => lostMilli)]
        : []),
      ...(step === null ? [] : ENTRY_COLUMNS[step].map(entry)),
    ]
  }, [t, transfer, entering])
}

function unitOf({ unit }: StockTransferLine): { unit?: string } {
  return unit === null ? {} : { unit }
}

/** Fields hold whole numbers of the last decimal, quantities are thousandths. */
function toTyped(milli: number | null, decimals: number): number | null {
  return milli === null ? null : Math.round(milli / 10 ** (3 - decimals))
}

function fromTyped(value: number | null, decimals: number): number | null {
  return value === null ? null : value * 10 ** (3 - decimals)
}

function ProductOfLine({ line: { designation, code, lots, serialNumbers } }: { line: StockTransferLine }) {
  const goods = [...lots.map(({ number }) => number), ...serialNumbers]
  return (
    <Flex direction="column" minW="0">
      <Box as="span" overflowWrap="anywhere">
        <bdi>{designation}</bdi>
      </Box>
      <Text as="span" textStyle="small" color="fg.muted" overflowWrap="anywhere">
        <bdi>{[code, ...goods].join(' · ')}</bdi>
      </Text>
    </Flex>
  )
}
