import { DEFAULT_NAMES } from '@comptoir/contracts/default-names'
import type { Sale } from '@comptoir/contracts/sales/sales'
import { computeDocument, type Currency } from '@comptoir/money'
import type { Language, TicketPointOfSale } from '@comptoir/platform'

export interface SampleOf {
  cashier: string
  company: { name: string; currency: string; taxId: string | null; phone: string | null; isVatSubject: boolean }
  language: Language
  now: Date
}

/** What is bought on the sample, in each language: quantities in thousandths, prices in millionths of the currency. */
const LINES = [
  { id: '1', names: { en: 'Couscous 1 kg', fr: 'Couscous 1 kg', ar: 'كسكسي 1 كغ' }, unitPriceMicro: 2_500_000 },
  { id: '2', names: { en: 'Olive oil 1 l', fr: 'Huile d’olive 1 l', ar: 'زيت زيتون 1 ل' }, unitPriceMicro: 18_500_000 },
] as const
const QUANTITY_MILLI = 2000
const RATE_MILLI = 19_000

/** A ticket of two lines paid exactly, as the server would post it for this point of sale; nothing of it is stored. */
export function ticketSample(shop: TicketPointOfSale, { cashier, company, language, now }: SampleOf): Sale {
  const document = computeDocument({
    currency: company.currency as Currency,
    priceBasis: 'ttc',
    vatMode: company.isVatSubject ? 'charged' : 'none',
    lines: LINES.map(({ id, unitPriceMicro }) => ({
      id,
      quantityMilli: QUANTITY_MILLI,
      unitPriceMicro,
      vatRateMilli: RATE_MILLI,
      fodecRateMilli: 0,
    })),
  })
  const { totals } = document
  const at = now.toISOString()
  return {
    id: 'sample',
    number: `TIC-${shop.code}1-000001`,
    state: 'completed',
    occurredAt: at,
    recordedAt: at,
    businessDate: at.slice(0, 10),
    currency: company.currency,
    pointOfSaleId: 'sample',
    registerId: 'sample',
    cashSessionId: 'sample',
    clientId: 'sample',
    seller: sellerOf(shop, { cashier, company, language }),
    grossMinor: totals.grossMinor,
    discountMinor: 0,
    netHtMinor: totals.netHtMinor,
    fodecMinor: totals.fodecMinor,
    vatMinor: totals.vatMinor,
    stampMinor: 0,
    totalMinor: totals.totalMinor,
    receivedMinor: totals.totalMinor,
    changeMinor: 0,
    roundingMinor: 0,
    lines: LINES.map(({ id, names, unitPriceMicro }, index) => {
      const figures = document.lines[index]
      return {
        id,
        lineNumber: index + 1,
        productId: id,
        code: id,
        designation: names[language],
        unit: null,
        packQuantityMilli: null,
        quantityMilli: QUANTITY_MILLI,
        unitPriceMicro,
        grossMinor: figures?.grossMinor ?? 0,
        discountRateMilli: null,
        discountMinor: 0,
        discountReason: null,
        discountId: null,
        netHtMinor: figures?.netHtMinor ?? 0,
        vatRateMilli: RATE_MILLI,
        totalMinor: figures?.totalMinor ?? 0,
      }
    }),
    payments: [
      { id: 'sample', kind: 'payment', paymentMethodId: 'sample', methodKind: 'cash', amountMinor: totals.totalMinor },
    ],
    taxes: document.taxes.map(({ rateMilli, baseHtMinor, fodecMinor, vatMinor, totalMinor }) => ({
      rateMilli,
      baseHtMinor,
      fodecMinor,
      vatMinor,
      totalMinor,
    })),
    kernelVersion: document.kernelVersion,
    trace: [],
  }
}

const REGISTER: Readonly<Record<Language, string>> = { en: 'Register 1', fr: 'Caisse 1', ar: 'صندوق 1' }

function sellerOf(shop: TicketPointOfSale, { cashier, company, language }: Omit<SampleOf, 'now'>): Sale['seller'] {
  const town = [shop.postalCode, shop.city].filter(Boolean).join(' ')
  return {
    name: company.name,
    taxId: company.taxId,
    phone: shop.phone ?? company.phone,
    address: [shop.address, town].filter(Boolean).join(', '),
    pointOfSale: shop.name,
    register: REGISTER[language],
    cashier,
    client: shop.client ?? DEFAULT_NAMES.walkIn[language],
    ...textOf('ticketHeader', shop.ticketHeader),
    ...textOf('ticketFooter', shop.ticketFooter),
    ...textOf('timeZone', shop.timeZone),
    ...(company.isVatSubject && shop.showsExclTax ? { showsExclTax: true } : {}),
  }
}

/** As it is kept: trimmed, and nothing where nothing is said. */
function textOf<Name extends string>(name: Name, text: string | null): { [N in Name]?: string } {
  const kept = text?.trim() ?? ''
  return kept === '' ? {} : ({ [name]: kept } as { [N in Name]: string })
}
