import { parentPort, workerData } from 'node:worker_threads'
import { DomainError } from '../../errors.ts'
import { writeSheet, type SheetTask, type WrittenSheet } from './write-sheet.ts'

/** What the thread answers with: a refusal loses its class on the way and is made again. */
export type SheetAnswer = { written: WrittenSheet } | { refusal: Pick<DomainError, 'code' | 'params'> }

const task: SheetTask = workerData

async function answer(): Promise<SheetAnswer> {
  try {
    return { written: await writeSheet(task) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { refusal: { code: error.code, params: error.params } }
  }
}

parentPort?.postMessage(await answer())
