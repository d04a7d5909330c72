import { useEffect, useEffectEvent } from 'react'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { Box, Button, DataTable, Flex, Section, Text, useTranslation } from '@comptoir/platform'
import { SegmentChoice } from '@comptoir/platform/forms'
import { ExtraEntries } from './extra-entries.tsx'
import { useLineColumns } from './line-columns.tsx'
import { ENTRY_COLUMNS, isNamed } from './line-entries.rules.ts'
import { LineStep } from './line-step.tsx'
import { NamedGoodsEntry } from './named-goods-entry.tsx'
import { ScanField } from './scan-field.tsx'
import { type LineEntries, useLineEntries } from './use-line-entries.ts'

interface TransferLinesProps {
  transfer: StockTransfer
  /** Whether somebody changed it since something was entered beside it. */
  isStale: boolean
  onEntered: (isEntered: boolean) => void
  onTaken: () => void
  /** Gives up what was entered. */
  onReload: () => void
}

/** The products of a transfer; beside them what the next step asks for. */
export function TransferLines({ transfer, onEntered, ...kept }: TransferLinesProps) {
  const { t } = useTranslation('inventory')
  const entering = useLineEntries(transfer)
  const { step, isEntered } = entering
  const tell = useEffectEvent(onEntered)
  useEffect(() => tell(isEntered), [isEntered])
  const named = transfer.lines.filter((line) => isNamed(line, step))
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
      {step === null ? null : <Scanning entering={entering} />}
      {step === 'settle' ? <Text color="fg.muted">{t('stockTransfers.settleText')}</Text> : null}
      <DataTable
        label={t('stockTransfers.lines')}
        columns={useLineColumns(transfer, entering)}
        rows={transfer.lines}
        rowKey={({ id }) => id}
        rowName={({ designation }) => designation}
      />
      {named.map((line) => (
        <NamedGoodsEntry key={line.id} line={line} entering={entering} />
      ))}
      {step === 'receive' ? <ExtraEntries entering={entering} /> : null}
      {step === null ? null : <LineStep {...{ transfer, step, entering, ...kept }} />}
    </Section>
  )
}

/** The field for scanned codes, and what scanned goods are taken for. */
function Scanning({ entering: { step, scan, scanAs, setScanAs } }: { entering: LineEntries }) {
  const { t } = useTranslation('inventory')
  const columns = step === null ? [] : ENTRY_COLUMNS[step]
  return (
    <Flex gap="3" align="flex-end" wrap="wrap" mb="3">
      <Box flex="1" minW="14rem">
        <ScanField onScanned={scan} />
      </Box>
      {columns.length < 2 || scanAs === null ? null : (
        <SegmentChoice
          label={t('stockTransfers.scanAs')}
          isLabelHidden
          value={scanAs}
          options={columns.map((column) => ({ value: column, label: t(`stockTransfers.columns.${column}`) }))}
          onChange={setScanAs}
        />
      )}
    </Flex>
  )
}
