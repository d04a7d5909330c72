import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { exponentOf } from '@comptoir/money'
import {
  Button,
  chakra,
  createStore,
  currencySymbol,
  Flex,
  Percent,
  Text,
  UnitPrice,
  useLanguage,
  useTranslation,
} from '@comptoir/platform'
import { DecimalInput } from '@comptoir/platform/forms'
import { AskDialog } from '../../../common/ask-dialog.tsx'
import { type CartLine, selectedLine } from '../cart/cart.ts'
import { useCart, usePricedCart } from '../cart/cart-context.ts'
import { runningOn } from '../cart/line-discount.ts'
import { useCurrency, useDiscountRules } from '../cart/use-discount-rules.ts'
import { useMaySayPrices } from '../custom-item/use-may-sell-custom-item.ts'
import { PriceExclTax } from '../excl-tax.tsx'
import { type CounterFocus, FocusContext, useFocus } from '../focus/counter-focus.ts'
import { Keypad } from '../keypad/keypad.tsx'
import { useKeypad } from '../payment/use-keypad.ts'
import { PriceUnit } from '../price-unit.tsx'
import { useNameOf } from '../product-name.ts'
import { useTypedPrice } from './use-typed-price.ts'

/** Prices are kept in millionths. */
const PRICE_DECIMALS = 6

export interface PriceDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Asks what one of the line in hand costs, in place of its price on the shelf. */
export function PriceDialog({ isOpen, onClose }: PriceDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const nameOf = useNameOf()
  const line = useCart(selectedLine)
  return (
    <AskDialog
      isOpen={isOpen && line !== undefined}
      onClose={onClose}
      title={t('counterPrice.title')}
      subtitle={line ? nameOf(line.product) : ''}
      sendLabel={t('counterPrice.apply')}
    >
      {(id) =>
        line ? (
          <OwnKeypad>
            <PriceForm key={line.id} id={id} line={line} onTyped={onClose} />
          </OwnKeypad>
        ) : null
      }
    </AskDialog>
  )
}

/** The keypad of the page lies below the dialog: what is typed inside has one of its own. */
function OwnKeypad({ children }: { children: ReactNode }) {
  const focus = useFocus()
  const [keypad] = useState<CounterFocus['keypad']>(() => createStore(() => ({ field: null })))
  return (
    <FocusContext value={{ ...focus, keypad }}>
      <Flex direction="column" gap="4">
        {children}
        <Keypad />
      </Flex>
    </FocusContext>
  )
}

interface PriceFormProps {
  id: string
  line: CartLine
  onTyped: () => void
}

function PriceForm({ id, line, onTyped }: PriceFormProps) {
  const { t } = useTranslation('sales-purchases')
  const language = useLanguage()
  const fieldId = useId()
  const currency = useCurrency()
  const { pricing } = useDiscountRules()
  const { priceMicro, isPrice, problem, type, submit, reset } = useTypedPrice(line, onTyped)
  const { product } = line
  const send = (event: FormEvent): void => {
    event.preventDefault()
    submit()
  }
  // The last key of the keypad presses Enter in the field, which submits nothing by itself.
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }
  return (
    <form id={id} noValidate onSubmit={send}>
      <Flex direction="column" gap="2">
        <chakra.label htmlFor={fieldId}>
          {t('counterPrice.price')}
          <PriceUnit product={product} />
        </chakra.label>
        <DecimalInput
          id={fieldId}
          size="xl"
          aria-invalid={problem !== null}
          value={priceMicro}
          decimals={PRICE_DECIMALS}
          minDecimals={exponentOf(currency)}
          suffix={currencySymbol(currency, language)}
          onChange={type}
          onKeyDown={enter}
          {...useKeypad({ isEntered: true })}
        />
        {isPrice && pricing.vatMode === 'charged' ? (
          <PriceExclTax product={{ ...product, unitPriceMicro: Math.max(priceMicro ?? 0, 0) }} />
        ) : null}
        {problem ? (
          <Text role="alert" textStyle="small" color="danger.fg">
            {t(`counterPrice.problem.${problem}`)}
          </Text>
        ) : null}
        <Notes line={line} />
        {line.priceMicro === undefined ? null : (
          <Button variant="outline" size="xl" onClick={reset}>
            {t('counterPrice.backTo')} <UnitPrice unitPriceMicro={product.unitPriceMicro} currency={currency} />
          </Button>
        )}
      </Flex>
    </form>
  )
}

/** What the price takes the place of, and whether somebody approves it. */
function Notes({ line }: { line: CartLine }) {
  const { t } = useTranslation('sales-purchases')
  const currency = useCurrency()
  const { moment } = usePricedCart()
  const isFree = useMaySayPrices()
  const { product, discount } = line
  const running = runningOn(product, moment)
  return (
    <Flex direction="column" gap="1" textStyle="small" color="fg.muted">
      {product.isCustom ? null : (
        <Text>
          {t('counterPrice.list')} <UnitPrice unitPriceMicro={product.unitPriceMicro} currency={currency} />
        </Text>
      )}
      {running ? (
        <Text>
          {t('counterPrice.insteadOf')} <bdi>{running.name}</bdi> <Percent rateMilli={-running.rateMilli} />
        </Text>
      ) : null}
      {discount ? <Text>{t('counterPrice.insteadOfDiscount')}</Text> : null}
      {isFree ? null : <Text>{t('counterPrice.toApprove')}</Text>}
    </Flex>
  )
}
