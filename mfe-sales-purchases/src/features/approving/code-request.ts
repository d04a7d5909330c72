import {
  answerCode,
  answerText,
  requestCode,
  requestText,
  type CodeApprovable,
  type SaidByCode,
} from '@comptoir/contracts/sales/approval-codes'
import { chainedHash, type TicketQueue } from '../ticket-queue/index.ts'

/** What this register asks for, and what whoever approves is told of it. */
export interface CodeRequest extends SaidByCode {
  registerId: string
  /** The ticket or the session that it is of. */
  documentId: string
  epoch: number
  round: number
}

interface AskedByCode extends Omit<SaidByCode, 'request'> {
  registerId: string
  documentId: string
  clientId: string | null
  permissions: readonly CodeApprovable[]
  /** What of the document is approved. */
  text: string
}

/** The request for a document as it stands; null where this device has no key of the register. */
export async function askByCode(queue: TicketQueue, asked: AskedByCode): Promise<CodeRequest | null> {
  const { registerId, documentId, clientId, permissions, totalMinor, discountMinor, text } = asked
  const asking = await (await queue.approvalKeys()).ask(registerId, documentId)
  if (!asking) return null
  const { epoch, round } = asking
  const ticketHash = chainedHash('', text)
  const hash = chainedHash('', requestText({ registerId, epoch, round, clientId, permissions, ticketHash }))
  return {
    ...{ registerId, documentId, epoch, round, permissions, totalMinor, discountMinor },
    request: requestCode({ registerId, epoch }, hash),
  }
}

/** Whether an answer is the one to a request; a wrong one is counted. */
export async function isAnswer(queue: TicketQueue, asked: CodeRequest, answer: string): Promise<boolean> {
  const { registerId, documentId } = asked
  const keys = await queue.approvalKeys()
  const signature = await keys.sign(registerId, answerText(asked))
  if (signature !== null && answerCode(signature) === answer) return true
  await keys.fail(registerId, documentId)
  return false
}
