import { REGISTERS } from '@comptoir/contracts/company/registers'
import {
  APPROVAL_CODES,
  boundDiscount,
  mayBeRequest,
  type ApprovalCodeInput,
  type GivenCode,
} from '@comptoir/contracts/sales/approval-codes'
import { wordOf } from '@comptoir/i18n/words'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { listPeopleAt } from '../approvals/index.ts'
import { findAskingSeries, findCodes, insertCode, type ApprovedByCode } from './approval-codes.repository.ts'
import { answerOf } from './approval-key.ts'

/**
 * Approves what a register without a network asks for, and gives the answer that it takes. The caller has to be somebody who
 * works there and may do it alone. Asked again, it is the same answer, and one approval.
 */
export async function giveCode(ctx: TxCtx, secret: string, input: ApprovalCodeInput): Promise<GivenCode> {
  const series = await findAskingSeries(ctx, input.registerId)
  if (!series) throw declaredRefusal(REGISTERS, 'notFound', {}, '/registerId')
  const said = boundOf(input)
  await checkRights(ctx, series.pointOfSaleId, said)
  if (!mayBeRequest(series, said.request)) throw declaredRefusal(APPROVAL_CODES, 'requestWrong', {}, '/request')
  const { registerId, epoch } = series
  const answer = answerOf({ secret, companyId: ctx.companyId, registerId, epoch }, said)
  const given = await findCodes(ctx, registerId, [said.request])
  const same = given.find((code) => code.epoch === epoch && code.givenBy.id === ctx.userId && isSame(code, said))
  if (same) return { id: same.id, answer }
  const id = await insertCode(ctx, series, said)
  await audit(ctx, {
    ...{ action: 'approvalCode.given', entity: 'approvalCode', entityId: id },
    after: { ...said, permissions: [...said.permissions], registerId },
  })
  return { id, answer }
}

/** Whether two approvals are of the same. */
export function isSame(one: ApprovedByCode, other: ApprovedByCode): boolean {
  return (
    one.request === other.request &&
    one.totalMinor === other.totalMinor &&
    one.discountMinor === other.discountMinor &&
    one.permissions.toSorted().join() === other.permissions.toSorted().join()
  )
}

function boundOf({ request, permissions, totalMinor, discountMinor }: ApprovalCodeInput): ApprovedByCode {
  const each = [...new Set(permissions)].toSorted()
  return { request, permissions: each, totalMinor, discountMinor: boundDiscount(each, discountMinor) }
}

/** Who came to help, or works elsewhere, approves nothing; nor does a program beyond what it was given. */
async function checkRights(ctx: TxCtx, pointOfSaleId: string, { permissions }: ApprovedByCode): Promise<void> {
  const people = await listPeopleAt(ctx, pointOfSaleId)
  const caller = people.find(({ id }) => id === ctx.userId)
  const lacking = permissions.find((each) => !ctx.permissions.has(each) || !caller?.mayApprove.has(each))
  if (lacking === undefined) return
  const permission = wordOf(ctx.language, `permission.${lacking}`) ?? lacking
  throw declaredRefusal(APPROVAL_CODES, 'notYours', { permission }, '/permissions')
}
