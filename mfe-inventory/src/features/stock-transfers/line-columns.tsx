import { useMemo } from 'react'
import type { StockTransfer, StockTransferLine } from '@comptoir/contracts/inventory/stock-transfers'
import { Box, type Column, Flex, Input, Quantity, Text, useTranslation } from '@comptoir/platform'
import { DecimalInput } from '@comptoir/platform/forms'
import { ENTRY_COLUMNS, type EntryColumn, isNamed } from './line-entries.rules.ts'
import { fromTyped, toTyped } from './typed-quantity.ts'
import type { LineEntries } from './use-line-entries.ts'

/** The figures of lines, and the fields of the step that is taken; goods that are named have their figure worked out. */
export function useLineColumns(transfer: StockTransfer, entering: LineEntries): Column<StockTransferLine>[] {
  const { t } = useTranslation('inventory')
  return useMemo(() => {
    const { step } = entering
    const isShipped = transfer.shippedAt !== null
    const figure = (id: string, milli: (line: StockTransferLine) => number | null): Column<StockTransferLine> => ({
      ...{ id, header: t(`stockTransfers.columns.${id}`), isNumeric: true, onPhone: 'told' },
      cell: (line) => {
        const quantityMilli = milli(line)
        return quantityMilli === null ? '—' : <Quantity quantityMilli={quantityMilli} />
      },
    })
    const entry = (id: EntryColumn): Column<StockTransferLine> => {
      const header = t(`stockTransfers.columns.${id}`)
      return {
        ...{ id: `enter-${id}`, header, isNumeric: true, onPhone: 'told' },
        cell: (line) =>
          isNamed(line, step) ? (
            <Quantity quantityMilli={entering.entries[line.id]?.[id] ?? 0} />
          ) : line.isExtra ? (
            '—'
          ) : (
            <EntryField {...{ line, column: id, header, entering }} />
          ),
      }
    }
    // Beside what is entered there is room for what says something.
    const isTold = (name: 'goodMilli' | 'damagedMilli'): boolean =>
      step === null || transfer.lines.some((line) => line[name] > 0)
    const wanted = new Map(transfer.wanted.map(({ productId, quantityMilli }) => [productId, quantityMilli]))
    return [
      {
        ...{ id: 'product', header: t('stockTransfers.columns.product'), isPrimary: true },
        cell: (line) => <ProductOfLine line={line} isNamed={isNamed(line, step)} />,
      },
      ...(isShipped ? [] : [figure('available', ({ availableMilli }) => availableMilli)]),
      ...(wanted.size === 0 ? [] : [figure('wanted', ({ productId }) => wanted.get(productId) ?? null)]),
      // What goods are counted beside has to fit: what was shipped says more by then.
      ...(isShipped && step !== null ? [] : [figure('requested', ({ requestedMilli }) => requestedMilli)]),
      ...(isShipped
        ? [
            figure('picked', ({ pickedMilli }) => pickedMilli),
            ...(isTold('goodMilli') ? [figure('good', ({ goodMilli }) => goodMilli)] : []),
            ...(isTold('damagedMilli') ? [figure('damaged', ({ damagedMilli }) => damagedMilli)] : []),
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

interface EntryFieldProps {
  line: StockTransferLine
  column: EntryColumn
  header: string
  entering: LineEntries
}

function EntryField({ line, column, header, entering }: EntryFieldProps) {
  const { t } = useTranslation('inventory')
  const { entries, setEntry, numbers, setNumbers } = entering
  return (
    <Box w="5.5rem" ms="auto">
      <DecimalInput
        aria-label={t('stockTransfers.ofLine', { column: header, name: line.designation })}
        size="md"
        decimals={line.decimals}
        minDecimals={0}
        value={toTyped(entries[line.id]?.[column] ?? null, line.decimals)}
        onChange={(value) => setEntry(line.id, column, fromTyped(value, line.decimals))}
      />
      {column === 'picked' && line.tracking === 'serialNumbers' ? (
        <Input
          mt="1"
          aria-label={t('stockTransfers.serialNumbers', { name: line.designation })}
          placeholder={t('stockTransfers.serialPlaceholder')}
          value={numbers[line.id] ?? ''}
          onChange={(event) => setNumbers(line.id, event.target.value)}
        />
      ) : null}
    </Box>
  )
}

/** The product, its unit, and what became of its goods; those that are named beside it are not said twice. */
function ProductOfLine({ line, isNamed: isBeside }: { line: StockTransferLine; isNamed: boolean }) {
  const { t } = useTranslation('inventory')
  const fate = (became: string): string => t(`stockTransfers.fate.${became}`)
  const told = [...line.lots, ...line.serialNumbers].filter(({ became }) => !isBeside || became !== 'open')
  const goods = told.map(({ number, became }) => `${number} (${fate(became)})`)
  return (
    <Flex direction="column" minW="0">
      <Box as="span" overflowWrap="anywhere">
        <bdi>{line.designation}</bdi>
        {line.isExtra ? ` · ${t('stockTransfers.extra.mark')}` : null}
      </Box>
      <Text as="span" textStyle="small" color="fg.muted" overflowWrap="anywhere">
        <bdi>{[line.code, ...(line.unit === null ? [] : [line.unit])].join(' · ')}</bdi>
        {goods.map((each) => (
          <bdi key={each}> · {each}</bdi>
        ))}
      </Text>
    </Flex>
  )
}
