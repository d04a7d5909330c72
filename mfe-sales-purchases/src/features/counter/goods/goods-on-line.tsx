import { Layers } from 'lucide-react'
import { Box, Button, chakra, Flex, Text, useFormat, useToday, useTranslation } from '@comptoir/platform'
import type { CartLine } from '../cart/cart.ts'
import { inOwnUnit } from '../cart/sold-by.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { isOver, quantityOf } from './first-expired.ts'

/** Of which lots or pieces a line is; on the line in hand also where that is changed. */
export function GoodsOnLine({ line, isSelected }: { line: CartLine; isSelected?: true }) {
  return (
    <>
      <Box as="span" display="block" textStyle="small" color="fg.muted">
        {line.product.tracking === 'lots' ? <Lots line={line} /> : <Pieces line={line} />}
      </Box>
      {isSelected ? <ChangeButton line={line} /> : null}
    </>
  )
}

function Lots({ line: { goods, product, quantityMilli } }: { line: CartLine }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const today = useToday()
  const lots = goods?.lots ?? []
  const missingMilli = (inOwnUnit(product, quantityMilli) ?? 0) - quantityOf(lots)
  if (lots.length === 0) return <Text as="span">{t('counterGoods.lotMissing')}</Text>
  return (
    <>
      {lots.map((lot) => (
        <Flex as="span" key={lot.number} justify="space-between" gap="2">
          <chakra.span minW="0" overflowWrap="anywhere">
            {t('counterGoods.lot', { number: lot.number })}
            {lot.expiresOn === null ? null : (
              <chakra.span {...(isOver(lot.expiresOn, today) ? { color: 'danger.fg', fontWeight: 'semibold' } : {})}>
                {' · '}
                {isOver(lot.expiresOn, today)
                  ? t('counterGoods.expired')
                  : t('counterGoods.until', { date: format.date(lot.expiresOn) })}
              </chakra.span>
            )}
          </chakra.span>
          {lots.length > 1 ? <bdi>{format.quantity(lot.quantityMilli)}</bdi> : null}
        </Flex>
      ))}
      {missingMilli > 0 ? (
        <chakra.span color="pending.fg">
          {t('counterGoods.partMissing', { quantity: format.quantity(missingMilli) })}
        </chakra.span>
      ) : null}
    </>
  )
}

function Pieces({ line: { goods, quantityMilli } }: { line: CartLine }) {
  const { t } = useTranslation('sales-purchases')
  const numbers = goods?.serialNumbers ?? []
  const count = Math.floor(quantityMilli / 1000)
  return (
    <>
      {numbers.length < count ? (
        <chakra.span color="pending.fg">{t('counterGoods.pieces', { named: numbers.length, count })}</chakra.span>
      ) : null}
      {numbers.length > 0 ? (
        <Text as="span" display="block" dir="ltr" textAlign="start" overflowWrap="anywhere">
          {numbers.join(', ')}
        </Text>
      ) : null}
    </>
  )
}

function ChangeButton({ line }: { line: CartLine }) {
  const { t } = useTranslation('sales-purchases')
  const focus = useFocus()
  return (
    <Box position="relative" mt="2" w="fit-content">
      <Button
        variant="outline"
        size="xl"
        px="2.5"
        gap="1.5"
        textStyle="body"
        fontWeight="semibold"
        aria-haspopup="dialog"
        aria-keyshortcuts={useKeyOf('goods')}
        onClick={() => focus.askFor('goods')}
      >
        <Layers aria-hidden />
        {line.product.tracking === 'lots' ? t('counterGoods.choose') : t('counterGoods.name')}
      </Button>
      <KeyTag of="goods" />
    </Box>
  )
}
