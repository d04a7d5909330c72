import type { StockAdjustment, StockAdjustmentLine } from '@comptoir/contracts/inventory/stock-adjustments'
import {
  Box,
  Code,
  Money,
  Quantity,
  Table,
  Text,
  UnitPrice,
  useCompany,
  useFormat,
  useTranslation,
} from '@comptoir/platform'
import { BeforeAndAfter } from './before-and-after.tsx'

/** What was adjusted, as it is kept. */
export function AdjustedGoods({ adjustment: { lines, valueMinor } }: { adjustment: StockAdjustment }) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const seesValue = valueMinor !== null
  return (
    <Box overflowX="auto">
      <Table.Root size="sm" aria-label={t('stockAdjustments.goodsListed')}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('stockAdjustments.product')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end" hideBelow="md">
              {t('stockAdjustments.stock')}
            </Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('stockAdjustments.quantity')}</Table.ColumnHeader>
            {seesValue ? (
              <>
                <Table.ColumnHeader textAlign="end" hideBelow="md">
                  {t('stockAdjustments.cost')}
                </Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">{t('stockAdjustments.value')}</Table.ColumnHeader>
              </>
            ) : null}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map((line) => (
            <Table.Row key={line.id}>
              <Table.Cell>
                <Named line={line} />
              </Table.Cell>
              <Table.Cell textAlign="end" color="fg.muted" hideBelow="md">
                <BeforeAndAfter beforeMilli={line.onHandMilli} afterMilli={line.onHandMilli + line.quantityMilli} />
              </Table.Cell>
              <Table.Cell textAlign="end">
                <Quantity
                  quantityMilli={line.quantityMilli}
                  isBold
                  {...(line.unit === null ? {} : { unit: line.unit })}
                />
              </Table.Cell>
              {seesValue ? (
                <>
                  <Table.Cell textAlign="end" hideBelow="md">
                    {line.unitCostMicro === null ? (
                      t('stockAdjustments.average')
                    ) : (
                      <UnitPrice unitPriceMicro={line.unitCostMicro} currency={currency} />
                    )}
                  </Table.Cell>
                  <Table.Cell textAlign="end">
                    {line.valueMinor === null ? null : <Money amountMinor={line.valueMinor} currency={currency} />}
                  </Table.Cell>
                </>
              ) : null}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

function Named({ line }: { line: StockAdjustmentLine }) {
  const format = useFormat()
  return (
    <>
      <bdi>{line.designation}</bdi>
      <Text as="span" display="block">
        <Code tone="muted">{line.code}</Code>
      </Text>
      {line.lots.map((lot) => (
        <Text key={lot.number} as="span" display="block" textStyle="small" color="fg.muted">
          <bdi>{lot.number}</bdi> · {format.quantity(lot.quantityMilli)}
          {lot.expiresOn === null ? null : ` · ${format.date(lot.expiresOn)}`}
        </Text>
      ))}
      {line.serialNumbers.length === 0 ? null : (
        <Text as="span" display="block" textStyle="small" color="fg.muted">
          <bdi>{line.serialNumbers.join(' · ')}</bdi>
        </Text>
      )}
    </>
  )
}
