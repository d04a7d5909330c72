import { type FormEvent, useId, useState } from 'react'
import type { CounterLot } from '@comptoir/contracts/inventory/counter-catalogue'
import type { SoldLot } from '@comptoir/contracts/sales/sales'
import { Box, Button, chakra, Flex, Input, Notice, Text, useFormat, useToday, useTranslation } from '@comptoir/platform'
import { TrimmedDecimalInput } from '../../../common/trimmed-decimal-input.tsx'
import type { CartLine } from '../cart/cart.ts'
import { useCartActions } from '../cart/cart-context.ts'
import { inOwnUnit } from '../cart/sold-by.ts'
import { isOver, quantityOf } from './first-expired.ts'

export interface LotsFormProps {
  id: string
  line: CartLine
  lots: readonly CounterLot[]
  onDone: () => void
}

type Offered = Omit<SoldLot, 'quantityMilli'> & { onHandMilli: number | null }

/** How much of each lot is sold, over as many as somebody likes; they have to come to what is on the line. */
export function LotsForm({ id, line, lots, onDone }: LotsFormProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const today = useToday()
  const { track } = useCartActions()
  const [offered, setOffered] = useState(() => offeredLots(line, lots, today))
  const [chosen, setChosen] = useState(
    () => new Map(line.goods?.lots?.map(({ number, quantityMilli }) => [number, quantityMilli])),
  )
  const [isTried, setTried] = useState(false)
  const forMilli = inOwnUnit(line.product, line.quantityMilli) ?? 0
  const taken = offered.flatMap(({ number, expiresOn }) => {
    const quantityMilli = chosen.get(number) ?? 0
    return quantityMilli > 0 ? [{ number, expiresOn, quantityMilli }] : []
  })
  const words = { chosen: format.quantity(quantityOf(taken)), quantity: format.quantity(forMilli) }
  const isWhole = quantityOf(taken) === forMilli
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (!isWhole) return
    track(new Map([[line.id, { forMilli, lots: taken, isChosen: true }]]))
    onDone()
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Flex direction="column" gap="3">
        {offered.map((lot) => (
          <LotRow
            key={lot.number}
            lot={lot}
            isExpired={isOver(lot.expiresOn, today)}
            quantityMilli={chosen.get(lot.number) ?? null}
            onChange={(typed) => setChosen(new Map(chosen).set(lot.number, typed ?? 0))}
          />
        ))}
        <OtherLot
          onAdd={(number) => {
            if (offered.some((lot) => lot.number === number)) return
            setOffered([...offered, { number, expiresOn: null, onHandMilli: null }])
            setChosen(new Map(chosen).set(number, Math.max(forMilli - quantityOf(taken), 0)))
          }}
        />
        <Text aria-live="polite" fontWeight="semibold">
          {t('counterGoods.sum', words)}
        </Text>
        {isTried && !isWhole ? <Notice tone="danger">{t('counterGoods.sumDiffers', words)}</Notice> : null}
        {taken.some(({ expiresOn }) => isOver(expiresOn, today)) ? (
          <Notice tone="attention">{t('counterGoods.expiredChosen')}</Notice>
        ) : null}
      </Flex>
    </form>
  )
}

interface LotRowProps {
  lot: Offered
  isExpired: boolean
  quantityMilli: number | null
  onChange: (quantityMilli: number | null) => void
}

function LotRow({ lot: { number, expiresOn, onHandMilli }, isExpired, quantityMilli, onChange }: LotRowProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  return (
    <Flex align="center" justify="space-between" gap="3">
      <Box minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          <bdi>{number}</bdi>
        </Text>
        <Text textStyle="small" color="fg.muted">
          {expiresOn === null ? null : (
            <chakra.span {...(isExpired ? { color: 'danger.fg', fontWeight: 'semibold' } : {})}>
              {isExpired ? t('counterGoods.expired') : t('counterGoods.until', { date: format.date(expiresOn) })}
            </chakra.span>
          )}
          {expiresOn === null || onHandMilli === null ? null : ' · '}
          {onHandMilli === null ? null : t('counterGoods.left', { quantity: format.quantity(onHandMilli) })}
        </Text>
      </Box>
      <TrimmedDecimalInput
        aria-label={t('counterGoods.quantityOf', { number })}
        valueMilli={quantityMilli === 0 ? null : quantityMilli}
        onChange={onChange}
        onFocus={(event) => event.target.select()}
        size="xl"
        w="6.5rem"
        flexShrink={0}
        textAlign="center"
        fontWeight="semibold"
      />
    </Flex>
  )
}

/** One that is on the goods and in no list: a new one, or of which there should be none left. */
function OtherLot({ onAdd }: { onAdd: (number: string) => void }) {
  const { t } = useTranslation('sales-purchases')
  const fieldId = useId()
  const [number, setNumber] = useState('')
  const add = (): void => {
    if (number.trim() !== '') onAdd(number.trim())
    setNumber('')
  }
  return (
    <Box>
      <chakra.label htmlFor={fieldId} color="fg.muted">
        {t('counterGoods.other')}
      </chakra.label>
      <Flex gap="2" mt="1">
        <Input
          id={fieldId}
          size="xl"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || number.trim() === '') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="outline" size="xl" onClick={add}>
          {t('counterGoods.add')}
        </Button>
      </Flex>
    </Box>
  )
}

/** What the line is of, and what the shop has, those that are over last. */
function offeredLots({ product, goods }: CartLine, lots: readonly CounterLot[], today: string): Offered[] {
  const there = lots.filter(({ productId }) => productId === product.id)
  const known = new Set(there.map(({ number }) => number))
  const further = (goods?.lots ?? []).filter(({ number }) => !known.has(number))
  return [
    ...there.filter(({ expiresOn }) => !isOver(expiresOn, today)),
    ...further.map(({ number, expiresOn }) => ({ number, expiresOn, onHandMilli: null })),
    ...there.filter(({ expiresOn }) => isOver(expiresOn, today)),
  ].map(({ number, expiresOn, onHandMilli }) => ({ number, expiresOn, onHandMilli }))
}
