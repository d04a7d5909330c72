import { printTicket } from '@comptoir/contracts/sales/register-tickets'
import { v7 as newId } from 'uuid'
import { productId, productPriceMicro } from '../bench/ids.ts'
import { wholeBetween } from '../replay/random.ts'
import type { SoldParts } from './device-code.ts'

/** What a register sells from, and how it is paid. */
export interface Assortment {
  series: number
  products: number
  cashId: string
  cardId: string
}

/** Whose sale it is. */
export type Seller = Pick<SoldParts, 'cashSessionId' | 'cashierId'>

const MOST_LINES = 6
const MOST_UNITS = 4
const VAT_MILLI = 19_000
const NOTE_MINOR = 50_000
const SHARES = { discount: 0.15, custom: 0.05, card: 0.2, parts: 0.1, exact: 0.5 }
const RATES_MILLI = [5_000, 10_000, 12_500] as const
/** What it is printed with elsewhere has no part in its figures. */
const UNNUMBERED = {
  ...{ registerId: '', epoch: 1, counter: 1 },
  seller: {
    ...{ name: '', address: '', phone: null, taxId: null },
    ...{ pointOfSale: '', register: '', cashier: '', client: '' },
  },
}

/** Some goods, with a discount or a custom item now and then, paid in cash with change, by card or by both. */
export function someBasket(random: () => number, goods: Assortment, seller: Seller): SoldParts {
  const unpaid = {
    ...{ id: newId(), occurredAt: new Date().toISOString(), ...seller, clientId: null },
    ...{ currency: 'TND' as const, isVatSubject: true, roundingMinor: 0, change: null, payments: [] },
    lines: Array.from({ length: wholeBetween(random, 1, MOST_LINES) }, () => someLine(random, goods)),
  }
  const { totalMinor } = printTicket({ ...unpaid, ...UNNUMBERED })
  return { ...unpaid, ...paid(random, goods, totalMinor) }
}

function someLine(random: () => number, { series, products }: Assortment): SoldParts['lines'][number] {
  const number = Math.floor(random() * products)
  const isCustom = random() < SHARES.custom
  const rateMilli = RATES_MILLI[Math.floor(random() * RATES_MILLI.length)] ?? 0
  const named = isCustom
    ? { productId: null, code: '', designation: 'Emballage cadeau' }
    : {
        productId: productId(series, number),
        code: `ART-${String(number).padStart(7, '0')}`,
        designation: `Article numéro ${number}`,
      }
  return {
    ...{ id: newId(), ...named, packId: null, packQuantityMilli: null, unit: null },
    quantityMilli: 1000 * wholeBetween(random, 1, MOST_UNITS),
    unitPriceMicro: productPriceMicro(number),
    discount: random() < SHARES.discount ? { kind: 'rate', rateMilli, reason: 'Habitué' } : null,
    ...{ vatRateMilli: VAT_MILLI, fodecRateMilli: 0 },
  }
}

function paid(
  random: () => number,
  { cashId, cardId }: Assortment,
  totalMinor: number,
): Pick<SoldParts, 'payments' | 'change'> {
  const by = (paymentMethodId: string, amountMinor: number) => ({ id: newId(), paymentMethodId, amountMinor })
  if (random() < SHARES.card) return { payments: [by(cardId, totalMinor)], change: null }
  const byCard = random() < SHARES.parts ? Math.floor(totalMinor / 2) : 0
  const parts = byCard > 0 ? [by(cardId, byCard)] : []
  const owed = totalMinor - byCard
  const given = random() < SHARES.exact ? owed : owed + (NOTE_MINOR - (owed % NOTE_MINOR))
  return {
    payments: [...parts, by(cashId, given)],
    change: given > owed ? by(cashId, given - owed) : null,
  }
}
