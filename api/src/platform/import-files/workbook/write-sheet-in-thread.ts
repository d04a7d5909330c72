import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { IMPORT_LIMITS } from '@comptoir/contracts/platform/import-files'
import { DomainError, refusalOf } from '../../errors.ts'
import type { SheetAnswer } from './sheet-thread.ts'
import type { SheetTask, WrittenSheet } from './write-sheet.ts'

const THREAD = fileURLToPath(new URL('./sheet-thread.ts', import.meta.url))
/** The texts of a workbook are held in memory while its rows pass; one that takes more fails alone. */
const LIMITS = { maxOldGenerationSizeMb: 1024 }

/** Writes a sheet as {@link writeSheet} does, beside the event loop. */
export async function writeSheetInThread(task: SheetTask): Promise<WrittenSheet> {
  const worker = new Worker(THREAD, { workerData: task, resourceLimits: LIMITS })
  try {
    const [answer]: SheetAnswer[] = await once(worker, 'message')
    if (!answer) throw new Error('The thread that reads workbooks gave no answer')
    if ('written' in answer) return answer.written
    throw refusalOf(answer.refusal.code, answer.refusal.params)
  } catch (error) {
    throw isOutOfMemory(error)
      ? new DomainError('request.unpacksTooLarge', { maxMegabytes: IMPORT_LIMITS.workbookMegabytes })
      : error
  } finally {
    await worker.terminate()
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
