import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { TxCtx } from '../../../platform/context.ts'
import { tellEntries } from '../../company/audit-trail/index.ts'
import { listAccountPayments, listReturns, listTickets, type OwnDocument } from './documents.queries.ts'
import type { PeopleOfKind, Person } from './people.ts'
import { idsOf, listTrail, type TrailEntry } from './trail.queries.ts'

/** All that the company holds about somebody. */
export interface PersonalData {
  kind: PeopleOfKind['declared']['entity']
  person: Person
  /** The ids of rows that were merged into theirs. */
  formerIds: string[]
  tickets: OwnDocument[]
  returns: OwnDocument[]
  /** What they paid of what they owed. */
  accountPayments: OwnDocument[]
  /** What was recorded about them or names them; who did it is left out, being somebody else's. */
  auditTrail: Pick<AuditEntryRow, 'recordedAt' | 'action' | 'entity' | 'subject' | 'changes'>[]
}

/** Reads all of it, in the caller's transaction; of whoever stands for others nothing, for it would be everybody's. */
export async function collect(ctx: TxCtx, kind: PeopleOfKind, id: string): Promise<PersonalData> {
  const { entity } = kind.declared
  const person = await kind.get(ctx, id)
  kind.refuseNobody(person)
  const ids = await idsOf(ctx, entity, id)
  const told = await tellEntries(ctx, (await listTrail(ctx, entity, ids)).map(asRow))
  const isClient = entity === 'client'
  return {
    kind: entity,
    person,
    formerIds: ids.filter((each) => each !== id),
    tickets: isClient ? await listTickets(ctx, ids) : [],
    returns: isClient ? await listReturns(ctx, ids) : [],
    accountPayments: isClient ? await listAccountPayments(ctx, ids) : [],
    auditTrail: told.map(({ recordedAt, action, entity: about, subject, changes }) => ({
      recordedAt,
      action,
      entity: about,
      subject,
      changes,
    })),
  }
}

function asRow({ sequence: _sequence, hash: _hash, previous_hash: _previous, ...row }: TrailEntry) {
  return { ...row, user_name: null, is_support: null, token_name: null }
}
