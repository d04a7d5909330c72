import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createContext, Script } from 'node:vm'
import * as fc from 'fast-check'
import { afterReturn, computeDocument, computeReturnShare, MONEY_ERROR_CODES, returnableLines } from './index.ts'
import type { DocumentInput, ReturnedQuantity } from './index.ts'
import { aSale, RUNS, someReturns, takenBack } from './testing/any-document.ts'

const folder = mkdtempSync(join(tmpdir(), 'comptoir-money-'))
/** A realm with the bundle and nothing of Node in it: no process, no require, no Buffer. */
const page = createContext({})

beforeAll(() => {
  const bundler = fileURLToPath(new URL('testing/bundle-for-browser.ts', import.meta.url))
  execFileSync(process.execPath, [bundler, folder], { stdio: ['ignore', 'inherit', 'inherit'] })
  new Script(readFileSync(join(folder, 'money.js'), 'utf8')).runInContext(page)
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Calls an export of the bundle with JSON in and JSON out, so that only figures cross between the realms. */
function inPage(name: string, ...args: unknown[]): string {
  const call = `JSON.stringify(comptoirMoney[${JSON.stringify(name)}](...JSON.parse(${JSON.stringify(JSON.stringify(args))})))`
  return new Script(call).runInContext(page) as string
}

test('a page sees no Node global, and the same list of error codes', () => {
  expect(new Script('typeof process + typeof require + typeof Buffer').runInContext(page)).toBe('undefined'.repeat(3))
  expect(new Script('JSON.stringify(comptoirMoney.MONEY_ERROR_CODES)').runInContext(page)).toBe(
    JSON.stringify(MONEY_ERROR_CODES),
  )
})

test('the browser build and the Node build give identical documents, sales and returns', () => {
  fc.assert(
    fc.property(aSale(), (input) => {
      for (const each of [input, takenBack(input)]) {
        expect(inPage('computeDocument', each)).toBe(JSON.stringify(computeDocument(each)))
      }
    }),
    { numRuns: RUNS },
  )
})

test('the browser build and the Node build give identical credit notes', () => {
  const returned = aSale().chain((input) => someReturns(input).map((goes) => ({ input, goes })))
  fc.assert(
    fc.property(returned, ({ input, goes }) => compareCreditNotes(input, goes)),
    { numRuns: RUNS },
  )
})

function compareCreditNotes(input: DocumentInput, goes: readonly (readonly ReturnedQuantity[])[]): void {
  let lines = returnableLines(input, computeDocument(input))
  for (const returns of goes) {
    const request = { ...input, lines, returns }
    const share = computeReturnShare(request)
    expect(inPage('computeReturnShare', request)).toBe(JSON.stringify(share))
    lines = afterReturn(lines, share)
  }
}

test('the browser build refuses with the same code', () => {
  const read = `(() => { try { comptoirMoney.money(0.5, 'TND') } catch (error) { return error.name + ' ' + error.code } })()`
  expect(new Script(read).runInContext(page)).toBe('MoneyError money.amountOutOfRange')
})
