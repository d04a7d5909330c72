import { createHmac, hkdfSync } from 'node:crypto'
import { answerCode, answerText, type SaidByCode } from '@comptoir/contracts/sales/approval-codes'

/** A series of a register, and the installation's secret that its key is made from. */
export interface KeyOf {
  secret: string
  companyId: string
  registerId: string
  epoch: number
}

/**
 * The key of a register in one epoch, 32 bytes. Nothing of it is stored: another epoch, or another secret of the
 * installation, has another one, which the device is given with its series.
 */
export function approvalKeyOf({ secret, companyId, registerId, epoch }: KeyOf): Buffer {
  const info = `comptoir approval ${companyId} ${registerId.toLowerCase()} ${epoch}`
  return Buffer.from(hkdfSync('sha256', secret, '', info, 32))
}

/** The answer that the register takes to what it asked. */
export function answerOf(key: KeyOf, said: SaidByCode): string {
  return answerCode(createHmac('sha256', approvalKeyOf(key)).update(answerText(said)).digest('hex'))
}
