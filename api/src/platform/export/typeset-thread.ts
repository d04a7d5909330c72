import { parentPort, workerData } from 'node:worker_threads'
import { typeset } from './typeset.ts'

/** What the thread is started with; it answers with the file. */
export interface TypesetTask {
  /** Address of the template's file. */
  template: string
  model: unknown
}

const { template, model }: TypesetTask = workerData
parentPort?.postMessage(
  typeset(new URL(template), model, (compiler, document) => compiler.pdf(document, { pdfTags: false })),
)
parentPort?.close()
