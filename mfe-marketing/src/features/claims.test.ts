import { expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pagesOf } from '@comptoir/testing'
import features from './features/phrases/en.json' with { type: 'json' }
import home from './home/phrases/en.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../../..')
const COUNTER = 'mfe-sales-purchases/src/features/counter'

/**
 * What makes each claim of the public pages true: pages of remotes, as `remote#layout/path`, or files. A claim is made
 * when its evidence can be named here, and withdrawn with it.
 */
const EVIDENCE: Record<string, readonly string[]> = {
  'counter.scan': ['mfe-sales-purchases#pointOfSale/pos', `${COUNTER}/scan/scan-detector.ts`],
  'counter.keys': [`${COUNTER}/keys/counter-action.ts`],
  'counter.change': [`${COUNTER}/payment/change-due.tsx`],
  'counter.ticket': [`${COUNTER}/payment/sold-ticket.tsx`, 'mfe-sales-purchases#pointOfSale/sales/:id'],
  'sessions.float': [`${COUNTER}/opening/opening-panel.tsx`, 'mfe-sales-purchases#pointOfSale/cashSessions/:id'],
  'sessions.difference': [
    'mfe-sales-purchases/src/features/cash-count/tender-results.tsx',
    'mfe-sales-purchases/src/features/cash-sessions/session-report.tsx',
  ],
  'sessions.seal': ['api/src/modules/sales/seals/sealed-columns.ts'],
  'catalogue.products': [
    'mfe-inventory#pointOfSale/products',
    'mfe-inventory#pointOfSale/brands',
    'mfe-inventory#pointOfSale/units',
  ],
  'catalogue.import': ['mfe-inventory#pointOfSale/products/import'],
  'catalogue.export': [
    'api/src/modules/inventory/brands/brand-export.ts',
    'api/src/modules/inventory/units/unit-export.ts',
    'api/src/modules/inventory/discounts/discount-export.ts',
  ],
  'catalogue.search': ['docs/benchmarks.md'],
  'discounts.dates': ['mfe-inventory#pointOfSale/discounts/create'],
  'discounts.choice': ['mfe-inventory/src/features/discounts/choice'],
  'discounts.best': ['api/src/modules/inventory/running-discounts'],
  'tax.vat': ['shared/money/src/document/compute-document.ts', `${COUNTER}/cart/cart-totals.ts`],
  'tax.trace': ['shared/money/src/document/trace.ts', 'api/src/modules/sales/sales/to-sale.ts'],
  'tax.currency': ['shared/money/src/currencies.ts'],
  'security.audit': ['mfe-company#company/auditTrail'],
  'security.factor': ['shell/src/pages/profile/factor-section.tsx', 'shell/src/pages/profile/devices-section.tsx'],
  'security.books': ['mfe-company#company/integrityRuns'],
  'security.apart': ['api/src/platform/db/catalogue-lint.test.ts'],
  'home.counter': ['mfe-sales-purchases#pointOfSale/pos'],
  'home.session': ['mfe-sales-purchases#pointOfSale/cashSessions'],
  'home.catalogue': ['mfe-inventory#pointOfSale/products', 'mfe-inventory#pointOfSale/products/import'],
  'home.discounts': ['mfe-inventory#pointOfSale/discounts'],
  'home.shops': ['mfe-company#company/pointsOfSale'],
  'home.clients': ['mfe-people#pointOfSale/clients'],
}

const NO_CLAIMS = ['title', 'text', 'more']
const claimsIn = (phrases: object): string[] => Object.keys(phrases).filter((key) => !NO_CLAIMS.includes(key))
const CLAIMS = [
  ...Object.entries(features.groups).flatMap(([group, phrases]) =>
    claimsIn(phrases).map((claim) => `${group}.${claim}`),
  ),
  ...claimsIn(home.features).map((claim) => `home.${claim}`),
]

function exists(evidence: string): boolean {
  const [remote = '', page] = evidence.split('#')
  return page === undefined
    ? existsSync(join(ROOT, evidence))
    : pagesOf(join(ROOT, remote)).some(({ key }) => key === page)
}

test('every claim of the public pages has its evidence, and no evidence is without a claim', () => {
  expect(Object.keys(EVIDENCE).toSorted()).toEqual(CLAIMS.toSorted())
})

test.each(Object.entries(EVIDENCE))('%s is in the product', (_claim, evidence) => {
  expect(evidence.filter((each) => !exists(each))).toEqual([])
})
