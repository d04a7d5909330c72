import { describe, expect, test } from '@jest/globals'
import type { Sale, SaleInput } from '@comptoir/contracts/sales/sales'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { SHELF } from '../../testing/a-product.ts'
import { aShop } from '../../testing/a-shop.ts'
import { sold } from '../../testing/sold.ts'
import { lineCount } from './paper-words.ts'
import { Ticket } from './ticket.tsx'

/** The ticket of the picture: 67,400 less 4,290 is 63,110; 70,000 received, 6,890 back. */
function pictured(given: Partial<SaleInput> = {}): Sale {
  const quantities = [2000, 3000, 2000, 6000, 500, 1000, 1000]
  const discounts: Record<number, { rateMilli: number; reason: string }> = {
    1: { rateMilli: 10_000, reason: 'Semaine du couscous' },
    6: { rateMilli: 15_000, reason: 'Fête de l’olive' },
  }
  const input: SaleInput = {
    id: 'sale',
    registerId: 'r',
    cashSessionId: 's',
    occurredAt: '2026-11-21T13:09:00.000Z',
    lines: quantities.map((quantityMilli, index) => {
      const discount = discounts[index]
      const product = SHELF[index]
      return {
        id: `l${index}`,
        productId: product?.id ?? '',
        quantityMilli,
        unitPriceMicro: product?.unitPriceMicro ?? 0,
        ...(discount ? { discount: { kind: 'rate', ...discount } } : {}),
      }
    }),
    payments: [{ id: 'pay', paymentMethodId: 'm', amountMinor: 70_000 }],
    totalMinor: 63_110,
    changeMinor: 6_890,
    ...given,
  }
  return sold(input, SHELF)
}

async function draw(language: 'en' | 'fr' | 'ar', { isCopy = false, sale = pictured() } = {}) {
  const shop = aShop()
  return renderPage(<Ticket sale={sale} isCopy={isCopy} />, { ...shop.page, path: '*', route: '/', language })
}

const text = (): string => (screen.getByRole('document').textContent ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')

describe('a ticket that bears stamp duty', () => {
  test.each([
    ['en', 'TOTAL TO PAY', 'Stamp duty'],
    ['fr', 'TOTAL À PAYER', 'Timbre fiscal'],
    ['ar', 'المجموع للدفع', 'معلوم الطابع الجبائي'],
  ] as const)(
    'has it on a row of its own, and a total that is not called incl. tax, in %s',
    async (language, total, stamp) => {
      const sale = pictured()
      await draw(language, { sale: { ...sale, stampMinor: 100, totalMinor: sale.totalMinor + 100 } })
      expect(text()).toContain(total)
      expect(text()).toContain(stamp)
      expect(text()).not.toContain('TOTAL TTC')
    },
  )
})

describe('the ticket', () => {
  test('in French says everything of the sale, with the Arabic beside it', async () => {
    const { container } = await draw('fr')
    for (const part of [
      'Ben Salah & Fils',
      'MF 1234567R/A/M/000',
      'Tél. 71 748 320',
      'TIC-LM2-004218',
      '21/11/2026 14:09',
      'Caisse 2 · Amira Bouazizi',
      'Client passager',
    ])
      expect(text()).toContain(part)
    for (const part of [
      '2 × 3,450',
      '0,5 kg × 12,900',
      'Couscous fin 1 kg5,7003 × 1,900↳ Semaine du couscous −10 %−0,570Après remise بعد التخفيض5,130',
      '↳ Fête de l’olive −15 %−3,720Après remise بعد التخفيض21,080',
    ])
      expect(text()).toContain(part)
    for (const part of [
      'Sous-total67,400المجموع الجزئي',
      'Remises−4,290التخفيضات',
      'TOTAL TTC63,110 DT',
      '7 أسطرالمجموع باحتساب الأداء',
      'Espèces reçues70,000',
      'Rendu6,890الباقي',
    ])
      expect(text()).toContain(part)
    expect(text()).toContain('Vous avez économisé 4,290 DT')
    expect(text()).toContain('وفّرتم 4,290 د.ت')
    await checkAccessibility(container)
  })

  test.each([
    ['en', 'Cash rounding−0.010To pay in cash63.100Cash received70.000Change6.900'],
    [
      'fr',
      'Arrondi d’espèces−0,010تقريب النقدÀ payer en espèces63,100للدفع نقداEspèces reçues70,000المقبوض نقدًاRendu6,900الباقي',
    ],
  ] as const)('says between total and money what its cash was rounded to, in %s', async (language, words) => {
    await draw(language, { sale: pictured({ changeMinor: 6_900 }) })
    expect(text()).toContain(words)
  })

  test('has the VAT by rate, adding up to the total', async () => {
    await draw('fr')
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll('\u00A0', ' ')))
    expect(rows).toEqual([
      ['TVA الأداء', 'HT', 'TVA', 'TTC'],
      ['7 %', '38,654', '2,706', '41,360'],
      ['19 %', '18,277', '3,473', '21,750'],
      ['Total', '56,931', '6,179', '63,110'],
    ])
  })

  test('is the same paper for an Arabic reader: left to right, each Arabic word in its own direction', async () => {
    const { container } = await draw('ar')
    const paper = screen.getByRole('document', { name: 'تذكرة البيع TIC-LM2-004218' })
    expect(paper.getAttribute('dir')).toBe('ltr')
    expect(text()).toContain('Sous-total67,400المجموع الجزئي')
    for (const word of within(paper).getAllByText(/[\u0600-\u06FF]/, { selector: 'bdi' }))
      expect(word.getAttribute('dir')).toBe('rtl')
    await checkAccessibility(container)
  })

  test('in English is in one language', async () => {
    await draw('en')
    expect(text()).toContain('TOTAL INCL. VAT63.110 TND')
    expect(text()).toContain('Change6.890')
    expect(text()).toContain('↳ Semaine du couscous −10%−0.570After discount 5.130')
    expect(text()).not.toMatch(/[\u0600-\u06FF]/)
  })

  test('says that it is a copy only when it is one', async () => {
    const first = await draw('fr')
    expect(text()).not.toContain('DUPLICATA')
    first.unmount()
    await draw('fr', { isCopy: true })
    expect(text()).toContain('DUPLICATAنسخة')
  })
})

test('Arabic counts lines in all six forms', () => {
  expect([0, 1, 2, 3, 11, 100].map((count) => lineCount(count, 'ar'))).toEqual([
    '0 سطر',
    'سطر واحد',
    'سطران',
    '3 أسطر',
    '11 سطرا',
    '100 سطر',
  ])
  expect([1, 2].map((count) => lineCount(count, 'fr'))).toEqual(['1 ligne', '2 lignes'])
})

test('says what a cheque says, and neither who drew it nor who pays', async () => {
  const identity = { kind: 'passport', number: 'X77', name: 'Amel Gharbi' } as const
  const details = { number: '0012345', bank: 'BIAT', dueDate: '2027-01-31', drawer: 'Salma Trabelsi', identity }
  const sale = pictured()
  const payments = sale.payments.map((payment) => ({ ...payment, methodKind: 'cheque', details }))
  await draw('fr', { sale: { ...sale, payments } })
  expect(text()).toMatch(/N° عدد0012345.*BIAT.*31\/01\/2027/)
  for (const hidden of ['Salma', 'Gharbi', 'X77']) expect(text()).not.toContain(hidden)
})
