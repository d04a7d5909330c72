import { parentPort, workerData } from 'node:worker_threads'
import { writePdf } from './pdf.ts'
import type { Cell, Sheet } from './sheet.ts'
import { writeXlsx } from './xlsx.ts'

/** What the thread is started with; then come steps of rows, then null, and it answers with the file. */
export interface ThreadTask {
  format: 'xlsx' | 'pdf'
  sheet: Sheet
}

const { format, sheet }: ThreadTask = workerData
const rows: Cell[][] = []

async function answer(): Promise<void> {
  parentPort?.postMessage(format === 'pdf' ? writePdf(sheet, rows) : await writeXlsx(sheet, rows))
  parentPort?.close()
}

parentPort?.on('message', (step: Cell[][] | null) => {
  if (step === null) void answer()
  else for (const row of step) rows.push(row)
})
