import type { ApprovedTicket } from '@comptoir/contracts/sales/approvals'
import type { TxCtx } from '../../../platform/context.ts'
import { findApprovals } from './approvals.repository.ts'
import { listPeopleAt } from './people.queries.ts'
import { ticketHash } from './ticket-hash.ts'

/** A ticket that needs approval, who should have asked for it, and the moment at which it must still hold. */
export interface Claim {
  ticket: ApprovedTicket
  /** The id of a user. */
  askedBy: string
  moment: Date
}

/** The name of who approved it, by permission. */
export type ValidApprovals = ReadonlyMap<string, string>

/**
 * What counts as approved of each of some tickets of a point of sale, in their order: what was given of just this ticket, to
 * who asked and may ask, up to its moment, by somebody who may approve it still.
 */
export async function findValidApprovals(
  tx: TxCtx,
  pointOfSaleId: string,
  claims: readonly Claim[],
): Promise<ValidApprovals[]> {
  const given = await findApprovals(
    tx,
    claims.map(({ ticket }) => ticket.id),
  )
  if (given.length === 0) return claims.map(() => new Map())
  const people = new Map((await listPeopleAt(tx, pointOfSaleId)).map((person) => [person.id, person]))
  return claims.map(({ ticket, askedBy, moment }) => {
    // The ticket's id is part of it.
    const hash = ticketHash(ticket)
    const mayAsk: readonly string[] = people.get(askedBy)?.mayAsk ?? []
    const mayApprove = (userId: string): ReadonlySet<string> | undefined => people.get(userId)?.mayApprove
    const valid = given.filter(
      (each) =>
        each.askedBy === askedBy &&
        each.endsAt >= moment &&
        each.contentHash.equals(hash) &&
        mayAsk.includes(each.permission) &&
        mayApprove(each.approvedBy.id)?.has(each.permission),
    )
    return new Map(valid.map(({ permission, approvedBy }) => [permission, approvedBy.name]))
  })
}
