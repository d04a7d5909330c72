import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { VoucherAtCounter } from '@comptoir/contracts/sales/vouchers'
import { VOUCHER_PREFIX } from '@comptoir/contracts/voucher-codes'
import {
  Box,
  Button,
  chakra,
  Code,
  Flex,
  Input,
  isProblem,
  Money,
  Text,
  useFormat,
  useTranslation,
} from '@comptoir/platform'
import { AmountInput } from '@comptoir/platform/forms'
import { MOST_PARTS } from '../cart/cart.ts'
import { useCart, useCartActions } from '../cart/cart-context.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useIsOffline } from '../register/counter-register.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { claimsKey, makeClaim } from '../vouchers/kept-claims.ts'
import { claimVoucher, findVoucher } from '../vouchers/voucher.api.ts'
import { Message } from './pay-message.tsx'
import { useKeypad } from './use-keypad.ts'

export interface VoucherZoneProps {
  method: PaymentMethod
  dueMinor: number
  /** A code that was scanned: another object for each scan. */
  scanned: { code: string } | null
  /** Goes on with the usual method, for what is left. */
  onTaken: () => void
}

const LONGEST_CODE = 40

/** Takes what is left, or a part of it, off a voucher: its code, what is left on it, and how much of that is held for the ticket. */
export function VoucherZone({ method, dueMinor, scanned, onTaken }: VoucherZoneProps) {
  const { t } = useTranslation('sales-purchases')
  const id = useId()
  const focus = useFocus()
  const cart = useCart()
  const isOffline = useIsOffline()
  const [code, setCode] = useState('')
  const [found, setFound] = useState<VoucherAtCounter | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setMessage(null)
    try {
      await work()
    } catch (error) {
      setMessage(isProblem(error) ? error.message : t('vouchers.counter.noAnswer'))
    } finally {
      setBusy(false)
    }
  }
  const lookUp = (typed: string): void => {
    setFound(null)
    if (typed.trim() === '') return setMessage(t('vouchers.counter.codeMissing'))
    void attempt(async () => setFound(await findVoucher(typed, cart.saleId)))
  }
  const scannedNow = useEffectEvent((text: string) => {
    setCode(text)
    lookUp(text)
  })
  useEffect(() => {
    if (scanned) queueMicrotask(() => scannedNow(scanned.code))
    else focus.receivedField.current?.focus()
  }, [scanned, focus])

  if (isOffline) return <Message family="attention">{t('vouchers.counter.offline')}</Message>
  if (dueMinor <= 0) return <Text color="fg.muted">{t('vouchers.counter.nothingDue')}</Text>
  return (
    <Flex direction="column" gap="2" role="group" aria-label={t('vouchers.counter.title')}>
      <chakra.label htmlFor={id} color="fg.muted">
        {t('vouchers.counter.code')}
      </chakra.label>
      <Flex gap="2" wrap="wrap">
        <Input
          ref={focus.receivedField}
          id={id}
          size="xl"
          flex="1 1 13rem"
          w="auto"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={VOUCHER_PREFIX}
          maxLength={LONGEST_CODE}
          value={code}
          onChange={({ target }) => {
            setCode(target.value)
            setFound(null)
            setMessage(null)
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') lookUp(code)
          }}
        />
        <Button
          flex="1 1 auto"
          variant={found ? 'outline' : 'subtle'}
          size="xl"
          loading={isBusy && !found}
          onClick={() => lookUp(code)}
        >
          {t('vouchers.counter.find')}
        </Button>
      </Flex>
      {found ? (
        <Found
          key={found.id}
          {...{ found, dueMinor, isBusy, method }}
          code={code}
          take={attempt}
          onTaken={() => {
            onTaken()
            focus.toSearch()
          }}
        />
      ) : null}
      {message === null ? null : (
        <Message family="danger" role="alert">
          {message}
        </Message>
      )}
    </Flex>
  )
}

interface FoundProps extends Pick<VoucherZoneProps, 'method' | 'dueMinor' | 'onTaken'> {
  found: VoucherAtCounter
  code: string
  isBusy: boolean
  take: (work: () => Promise<void>) => Promise<void>
}

/** What can be taken off a voucher, and how much of it is. */
function Found({ found, code, method, dueMinor, isBusy, take, onTaken }: FoundProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const id = useId()
  const currency = useCurrency()
  const { register, session } = useCounterSession()
  const { saleId, parts } = useCart()
  const { addPart } = useCartActions()
  const mostMinor = Math.min(found.availableMinor, dueMinor)
  const [amountMinor, setAmountMinor] = useState<number | null>(mostMinor)
  const field = useRef<HTMLInputElement>(null)
  const keypad = useKeypad({ isEntered: true })
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const isTaken = parts.some(({ details }) => details?.voucherId === found.id)
  const why = whyNot(found, isTaken, parts.length)
  const isAmount = amountMinor !== null && amountMinor > 0 && amountMinor <= mostMinor
  const takeNow = (): void => {
    if (!isAmount || isBusy) return
    void take(async () => {
      const key = claimsKey(register.id, session.openedById)
      await makeClaim(key, { ticketId: saleId, voucherId: found.id, code }, async () => {
        const { voucherId, number } = await claimVoucher({ ticketId: saleId, code, amountMinor })
        addPart(method, amountMinor, { voucherId, number })
      })
      onTaken()
    })
  }
  return (
    <>
      <Box as="dl">
        <Row label={t('vouchers.counter.voucher')}>
          <Code>{found.number}</Code>
        </Row>
        <Row label={t('vouchers.counter.left')}>
          <Money amountMinor={found.leftMinor} currency={currency} isBold />
        </Row>
        {found.availableMinor === found.leftMinor || found.state === 'expired' ? null : (
          <Row label={t('vouchers.counter.available')}>
            <Money amountMinor={found.availableMinor} currency={currency} isBold />
          </Row>
        )}
        <Row label={t('vouchers.expires')}>
          {found.expiresOn === null ? t('vouchers.never') : format.date(found.expiresOn)}
        </Row>
      </Box>
      {why === null ? (
        <>
          <chakra.label htmlFor={id} color="fg.muted">
            {t('vouchers.counter.amount')}
          </chakra.label>
          <AmountInput
            ref={field}
            id={id}
            size="xl"
            amountMinor={amountMinor}
            currency={currency}
            placeholder={format.amount(mostMinor)}
            onChange={setAmountMinor}
            {...keypad}
            onKeyDown={(event) => {
              if (event.key === 'Enter') takeNow()
            }}
          />
          {isAmount ? null : (
            <Text role="status" textStyle="small" color="fg.muted">
              {t('vouchers.counter.upTo', { amount: format.money(mostMinor, currency) })}
            </Text>
          )}
          <Button variant="subtle" size="xl" disabled={!isAmount} loading={isBusy} onClick={takeNow}>
            {t('vouchers.counter.take')}
          </Button>
        </>
      ) : (
        <Message family="attention">{t(`vouchers.counter.${why}`)}</Message>
      )}
    </>
  )
}

type WhyNot = 'isExpired' | 'isTaken' | 'isSpent' | 'isHeld' | 'tooMany'

/** Why nothing can be taken off a voucher; null where something can. */
function whyNot(
  { state, leftMinor, availableMinor }: VoucherAtCounter,
  isTaken: boolean,
  partCount: number,
): WhyNot | null {
  if (isTaken) return 'isTaken'
  if (leftMinor <= 0) return 'isSpent'
  if (state === 'expired') return 'isExpired'
  if (availableMinor <= 0) return 'isHeld'
  return partCount >= MOST_PARTS ? 'tooMany' : null
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex justify="space-between" gap="3">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Flex>
  )
}
