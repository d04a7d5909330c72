import type { ChangeSet } from '@comptoir/contracts/inventory/product-changes'
import type { ImportReportRow, ProductImport } from '@comptoir/contracts/inventory/product-import'
import { newId } from '@comptoir/platform'

/** A catalogue that was checked and waits to be confirmed; name only what the test is about. */
export function aProductImport(given: Partial<ProductImport> = {}): ProductImport {
  return {
    id: newId(),
    state: 'checked',
    fileName: 'catalogue.csv',
    pointOfSaleId: 'p1',
    headers: ['Libellé', 'Réf', 'Prix public', 'Famille'],
    sample: [
      ['Harissa 380 g', 'EPI-1', '3,450', 'Épicerie'],
      ['Savon vert', 'HYG-7', '2,150', 'Hygiène'],
    ],
    reading: { encoding: 'utf-8', delimiter: ';', sheet: null, sheets: [] },
    mapping: { designation: 'Libellé', code: 'Réf', priceTtc: 'Prix public' },
    defaults: {},
    rowCount: 98_300,
    doneCount: 98_300,
    goodCount: 98_214,
    changeCount: 0,
    sameCount: 0,
    badCount: 86,
    warningCount: 12,
    matchBy: 'codeThenBarcode',
    onMatch: 'change',
    pictures: null,
    keptBytes: 9_400_000,
    failure: null,
    createdAt: '2026-05-04T09:00:00.000Z',
    startedAt: '2026-05-04T09:00:01.000Z',
    finishedAt: '2026-05-04T09:00:20.000Z',
    expiresAt: '2026-05-11T09:00:20.000Z',
    changeSet: null,
    ...given,
  }
}

export function aReportRow(given: Partial<ImportReportRow> = {}): ImportReportRow {
  return {
    rowNumber: 12,
    code: 'EPI-9',
    designation: 'Thé vert',
    outcome: 'bad',
    reason: null,
    changes: [],
    pictures: [],
    problems: [{ column: 'priceTtc', problem: 'priceNegative', value: '-3,5' }],
    ...given,
  }
}

/** What an import of two products did, a moment ago. */
export function aChangeSet(given: Partial<ChangeSet> = {}): ChangeSet {
  return {
    id: newId(),
    kind: 'import',
    state: 'applied',
    title: 'catalogue.csv',
    createdCount: 1,
    changedCount: 1,
    photoCount: 0,
    doneCount: 0,
    keptCount: 0,
    createdAt: '2026-05-04T09:00:20.000Z',
    undoableUntil: '2999-06-03T09:00:20.000Z',
    undoAskedAt: null,
    undoneAt: null,
    ...given,
  }
}
