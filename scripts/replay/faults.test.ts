import { beforeEach, expect, jest, test } from '@jest/globals'
import fs from 'node:fs'
import path from 'node:path'
import { aFolder } from '../fixtures/folder.ts'
import { differences, readEndState } from './end-state.ts'
import { startOwn } from './installation.ts'
import { readRetail, replay } from './run.ts'
import { tallyOf } from './tally.ts'
import type { Outcome } from './worker.ts'

const folder = aFolder()
const DOCUMENTS = 25
const HEAD = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country'

/** Two days; every fifth document takes something back. */
function rowsOf(index: number): string[] {
  const isReturn = index % 5 === 4
  const [number, sign] = isReturn ? [`C${7000 + index}`, '-'] : [String(7000 + index), '']
  const moment = `2011-01-0${index < 15 ? 4 : 5} ${String(9 + (index % 8)).padStart(2, '0')}:15:00`
  const customer = index % 3 === 0 ? '' : `${12_000 + (index % 4)}.0`
  return Array.from(
    { length: 1 + (index % 3) },
    (_, line) =>
      `${number},2${line}${index % 4},THING ${line}${index % 4},${sign}${1 + line},${moment},${1 + (index % 7)}.25,${customer},France`,
  )
}

function aFile(): string {
  const file = path.join(folder, 'few.csv')
  fs.writeFileSync(file, [HEAD, ...Array.from({ length: DOCUMENTS }, (_, index) => rowsOf(index)).flat()].join('\n'))
  return file
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})

test('documents outlive a killed API, and sent again they change nothing', async () => {
  const retail = await readRetail(aFile(), null)
  const own = await startOwn(path.join(folder, 'data'))
  try {
    const outcomes: Outcome[] = []
    let isBack = Promise.resolve()
    const first = await replay(own, retail, 2, {
      sendings: () => 2,
      onOutcome: (outcome) => {
        if (outcomes.push(outcome) === 8) isBack = own.killApi()
      },
      beforeChecks: () => isBack,
    })
    const before = await readEndState(own.databaseUrl)
    const second = await replay(own, retail, 2)
    expect(
      [first.checks, second.checks].flatMap((checks) => Object.keys(checks).filter((check) => checks[check] === false)),
    ).toEqual([])
    expect([first.sales + first.returns, second.sales + second.returns]).toEqual([DOCUMENTS, DOCUMENTS])
    expect(differences(before, await readEndState(own.databaseUrl))).toEqual([])
    expect(await tallyOf(own.databaseUrl, outcomes)).toEqual({ lost: 0, doubled: 0, gaps: 0 })
  } finally {
    await own.stop()
  }
})
