import { expect } from '@jest/globals'
import type {
  CheckPartyImportInput,
  PartyImport,
  PartyKind,
  PartyReportRow,
} from '@comptoir/contracts/people/party-import'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './app.ts'
import { aForm } from './multipart.ts'
import type { Caller } from './shop.ts'

const PATHS = { client: 'clients/import', supplier: 'suppliers/import' } as const

/** Where imports of a kind are. */
export const importPath = (kind: PartyKind): string => PATHS[kind]

export function sendPeople(
  caller: Caller,
  content: string | Buffer,
  kind: PartyKind = 'client',
  fields: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const { payload, headers } = aForm(fields, { name: 'people.csv', content })
  return caller.post(importPath(kind), payload, headers)
}

/** The import as it is now. */
export async function peopleImport(caller: Caller, id: string, kind: PartyKind = 'client'): Promise<PartyImport> {
  return (await caller.get(`${importPath(kind)}/${id}`)).json<PartyImport>()
}

/** Sends a file and lets its check end; `input` has it checked once more. */
export async function checkedPeople(
  test: TestApp,
  caller: Caller,
  content: string | Buffer,
  { kind = 'client', ...input }: Partial<CheckPartyImportInput> & { kind?: PartyKind } = {},
): Promise<PartyImport> {
  const answer = await sendPeople(caller, content, kind)
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 202 })
  const { id } = answer.json<PartyImport>()
  await test.jobs.drain()
  const found = await peopleImport(caller, id, kind)
  if (Object.keys(input).length === 0) return found
  const { mapping, matchBy, onMatch } = found
  const again = await caller.post(`${importPath(kind)}/${id}/check`, { mapping, matchBy, onMatch, ...input })
  expect({ status: again.statusCode, body: again.body }).toMatchObject({ status: 202 })
  await test.jobs.drain()
  return peopleImport(caller, id, kind)
}

/** Has what was checked written. */
export async function appliedPeople(
  test: TestApp,
  caller: Caller,
  id: string,
  kind: PartyKind = 'client',
): Promise<PartyImport> {
  expect((await caller.post(`${importPath(kind)}/${id}/apply`)).statusCode).toBe(202)
  await test.jobs.drain()
  return peopleImport(caller, id, kind)
}

/** Each row of the report as `row outcome: changes or problems`. */
export async function peopleReport(caller: Caller, id: string, kind: PartyKind = 'client'): Promise<string[]> {
  const answer = await caller.get(`${importPath(kind)}/${id}/report?limit=100&only=all`)
  return answer.json<PaginatedOf<PartyReportRow>>().data.map(({ rowNumber, outcome, reason, changes, problems }) => {
    const said = [
      ...changes.map(({ column, before, after }) => `${column} ${before ?? '–'} → ${after}`),
      ...problems.map(({ column, problem, value, otherRow }) =>
        [column, problem, value, otherRow].filter((part) => part !== undefined && part !== '').join(' '),
      ),
    ]
    return `${rowNumber} ${reason ?? outcome}: ${said.join(', ')}`
  })
}

/** Has undone what an import wrote, and gives it as it is then. */
export async function undonePeople(
  test: TestApp,
  caller: Caller,
  id: string,
  kind: PartyKind = 'client',
): Promise<PartyImport> {
  expect((await caller.post(`${importPath(kind)}/${id}/undo`)).statusCode).toBe(202)
  await test.jobs.drain()
  return peopleImport(caller, id, kind)
}

/** The rows that an undoing left, each with its reason. */
export async function keptPeople(caller: Caller, id: string, kind: PartyKind = 'client'): Promise<string[]> {
  const answer = await caller.get(`${importPath(kind)}/${id}/report?limit=100&only=kept`)
  const { data, meta } = answer.json<PaginatedOf<PartyReportRow>>()
  expect(meta.total).toBe(data.length)
  return data.map(({ rowNumber, code, kept }) => `${rowNumber} ${code}: ${kept ?? ''}`)
}
