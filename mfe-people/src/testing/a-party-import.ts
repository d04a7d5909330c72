import type { PartyImport, PartyReportRow } from '@comptoir/contracts/people/party-import'
import { newId } from '@comptoir/platform'

/** A file of clients that was checked: one is new, one changes, one is refused. */
export function aPartyImport(over: Partial<PartyImport> = {}): PartyImport {
  return {
    id: newId(),
    kind: 'client',
    state: 'checked',
    fileName: 'clients.csv',
    headers: ['Réf', 'Raison sociale', 'Tél', 'Remarque'],
    sample: [['CL-1', 'Café Jasmin', '71748320', '']],
    reading: { encoding: 'utf-8', delimiter: ';', sheet: null, sheets: [] },
    mapping: { code: 'Réf', name: 'Raison sociale', phone: 'Tél' },
    rowCount: 3,
    doneCount: 3,
    goodCount: 2,
    changeCount: 1,
    sameCount: 0,
    badCount: 1,
    warningCount: 1,
    keptCount: 0,
    matchBy: 'codeThenTaxId',
    onMatch: 'change',
    failure: null,
    createdAt: '2026-05-04T09:00:00.000Z',
    finishedAt: '2026-05-04T09:00:05.000Z',
    expiresAt: '2026-05-11T09:00:05.000Z',
    undoableUntil: null,
    undoAskedAt: null,
    ...over,
  }
}

export function aPartyReportRow(over: Partial<PartyReportRow> = {}): PartyReportRow {
  return {
    rowNumber: 2,
    code: 'CL-1',
    name: 'Café Jasmin',
    outcome: 'created',
    reason: null,
    changes: [],
    problems: [],
    kept: null,
    partyId: null,
    ...over,
  }
}
