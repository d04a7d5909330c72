import type { StockTransferLine } from '@comptoir/contracts/inventory/stock-transfers'
import { Box, Flex, Grid, NativeSelect, Quantity, Text, useTranslation } from '@comptoir/platform'
import { DecimalInput } from '@comptoir/platform/forms'
import { ENTRY_COLUMNS, type EntryColumn, openLots, openPieces } from './line-entries.rules.ts'
import { fromTyped, toTyped } from './typed-quantity.ts'
import type { LineEntries } from './use-line-entries.ts'

interface NamedGoodsEntryProps {
  line: StockTransferLine
  entering: LineEntries
}

/** The pieces and lots of a line that are on their way: what became of each. */
export function NamedGoodsEntry({ line, entering }: NamedGoodsEntryProps) {
  const { t } = useTranslation('inventory')
  const columns: readonly EntryColumn[] = entering.step === null ? [] : ENTRY_COLUMNS[entering.step]
  const title = t('stockTransfers.goodsOf', { name: line.designation })
  return (
    <Box role="group" aria-label={title} borderTopWidth="1px" borderColor="border.subtle" py="3">
      <Text fontWeight="medium" mb="2" overflowWrap="anywhere">
        {title}
      </Text>
      <Grid templateColumns={{ base: '1fr', md: 'repeat(auto-fill, minmax(18rem, 1fr))' }} gap="2">
        {openPieces(line).map((number) => (
          <Piece key={number} {...{ line, entering, columns, number }} />
        ))}
      </Grid>
      {openLots(line).map(({ number, quantityMilli }) => (
        <Flex key={number} gap="3" align="center" wrap="wrap" mb="2">
          <Text flex="1" minW="8rem" overflowWrap="anywhere">
            <bdi>{number}</bdi> · <Quantity quantityMilli={quantityMilli} />
          </Text>
          {columns.map((column) => (
            <Box key={column} w="7rem">
              <DecimalInput
                aria-label={t('stockTransfers.ofLine', {
                  column: t(`stockTransfers.columns.${column}`),
                  name: `${line.designation} ${number}`,
                })}
                placeholder={t(`stockTransfers.columns.${column}`)}
                size="md"
                decimals={line.decimals}
                minDecimals={0}
                value={toTyped(entering.named[line.id]?.lots[number]?.[column] ?? null, line.decimals)}
                onChange={(value) => entering.setLot(line.id, number, column, fromTyped(value, line.decimals))}
              />
            </Box>
          ))}
        </Flex>
      ))}
    </Box>
  )
}

function Piece({
  line,
  entering,
  columns,
  number,
}: NamedGoodsEntryProps & { columns: readonly EntryColumn[]; number: string }) {
  const { t } = useTranslation('inventory')
  const chosen = entering.named[line.id]?.pieces[number]
  return (
    <Flex as="label" gap="2" align="center" minW="0">
      <Text as="span" flex="1" minW="0" overflowWrap="anywhere">
        <bdi dir="ltr">{number}</bdi>
      </Text>
      <NativeSelect.Root w="10rem">
        <NativeSelect.Field
          aria-label={t('stockTransfers.fateOf', { number })}
          value={chosen ?? ''}
          onChange={(event) =>
            entering.setPiece(line.id, number, columns.find((column) => column === event.target.value) ?? null)
          }
        >
          <option value="">{t('stockTransfers.fate.open')}</option>
          {columns.map((column) => (
            <option key={column} value={column}>
              {t(`stockTransfers.columns.${column}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  )
}
