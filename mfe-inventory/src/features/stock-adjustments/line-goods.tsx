import { Plus, X } from 'lucide-react'
import {
  Box,
  Button,
  chakra,
  Flex,
  Grid,
  IconButton,
  Input,
  newId,
  Text,
  useFormat,
  useTranslation,
} from '@comptoir/platform'
import { DayInput, DecimalInput } from '@comptoir/platform/forms'
import { numbersIn, piecesOf, sumOfLots, type DraftLine, type DraftLot } from './draft.ts'

interface LineGoodsProps {
  line: DraftLine
  isIn: boolean
  change: (line: DraftLine) => void
}

/** Of which lots or pieces a line is, where its product is tracked. */
export function LineGoods(props: LineGoodsProps) {
  if (props.line.tracking === 'lots') return <Lots {...props} />
  if (props.line.tracking === 'serialNumbers') return <Pieces {...props} />
  return null
}

function Lots({ line, isIn, change }: LineGoodsProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const put = (lot: DraftLot): void =>
    change({ ...line, lots: line.lots.map((each) => (each.id === lot.id ? lot : each)) })
  const sum = sumOfLots(line)
  const isOff = line.lots.length > 0 && sum !== (line.quantityMilli ?? 0)
  const add = (): void => {
    const quantityMilli = Math.max((line.quantityMilli ?? 0) - sum, 0) || null
    change({ ...line, lots: [...line.lots, { id: newId(), number: '', expiresOn: '', quantityMilli }] })
  }
  return (
    <Box role="group" aria-label={t('stockAdjustments.lots')} mt="2" ps={{ base: '0', md: '4' }}>
      {line.lots.map((lot) => (
        <Grid key={lot.id} templateColumns={{ base: '1fr 1fr', md: '12rem 10rem 8rem auto' }} gap="2" mb="2">
          <Input
            aria-label={t('stockAdjustments.lotNumber')}
            placeholder={t('stockAdjustments.lotNumber')}
            dir="ltr"
            maxLength={60}
            autoComplete="off"
            value={lot.number}
            onChange={(event) => put({ ...lot, number: event.target.value })}
          />
          {line.lotsExpire && isIn ? (
            <DayInput
              aria-label={t('stockAdjustments.lotExpiry')}
              value={lot.expiresOn}
              onChange={(expiresOn) => put({ ...lot, expiresOn })}
            />
          ) : (
            <Box hideBelow="md" />
          )}
          <DecimalInput
            aria-label={t('stockAdjustments.lotQuantity')}
            size="md"
            decimals={3}
            minDecimals={0}
            value={lot.quantityMilli}
            onChange={(quantityMilli) => put({ ...lot, quantityMilli })}
          />
          <IconButton
            variant="ghost"
            aria-label={t('stockAdjustments.removeLot', { lot: lot.number })}
            onClick={() => change({ ...line, lots: line.lots.filter(({ id }) => id !== lot.id) })}
          >
            <X aria-hidden size={16} />
          </IconButton>
        </Grid>
      ))}
      <Flex gap="3" align="center" wrap="wrap">
        <Button size="sm" variant="outline" onClick={add}>
          <Plus aria-hidden size={14} />
          {t('stockAdjustments.addLot')}
        </Button>
        {isOff ? (
          <Text textStyle="small" color="danger.fg">
            {t('stockAdjustments.lotsMissing', {
              sum: format.quantity(sum),
              quantity: format.quantity(line.quantityMilli ?? 0),
            })}
          </Text>
        ) : null}
        {line.lots.length === 0 && !isIn ? (
          <Text textStyle="small" color="fg.muted">
            {t('stockAdjustments.firstExpired')}
          </Text>
        ) : null}
      </Flex>
    </Box>
  )
}

function Pieces({ line, change }: LineGoodsProps) {
  const { t } = useTranslation('inventory')
  const count = numbersIn(line.serialNumbers).length
  return (
    <Box mt="2" ps={{ base: '0', md: '4' }} maxW="24rem">
      <chakra.label>
        <Text as="span" textStyle="small">
          {t('stockAdjustments.serialNumbers')} · {t('stockAdjustments.serialCount', { count, needed: piecesOf(line) })}
        </Text>
        <chakra.textarea
          {...{ display: 'block', w: 'full', mt: '1', p: '2', bg: 'bg.card' }}
          {...{ borderWidth: '1px', borderColor: 'border.control', borderRadius: 'md' }}
          dir="ltr"
          rows={3}
          placeholder={t('stockAdjustments.serialHint')}
          value={line.serialNumbers}
          onChange={(event) => change({ ...line, serialNumbers: event.target.value })}
        />
      </chakra.label>
    </Box>
  )
}
