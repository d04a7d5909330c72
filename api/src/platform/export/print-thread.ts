import { parentPort, workerData } from 'node:worker_threads'
import { writePdf } from './pdf.ts'
import type { Cell, Sheet } from './sheet.ts'

// Started with the sheet; then come steps of rows, then null, and it answers with the file.
const sheet: Sheet = workerData
const rows: Cell[][] = []

parentPort?.on('message', (step: Cell[][] | null) => {
  if (step !== null) {
    for (const row of step) rows.push(row)
    return
  }
  parentPort?.postMessage(writePdf(sheet, rows))
  parentPort?.close()
})
