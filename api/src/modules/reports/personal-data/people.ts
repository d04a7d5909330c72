import type { AnyResource, ItemOf } from '@comptoir/contracts/declare'
import type { Permission } from '@comptoir/contracts/permissions'
import { CLIENTS } from '@comptoir/contracts/people/clients'
import { REPRESENTATIVES } from '@comptoir/contracts/people/representatives'
import { SUPPLIERS } from '@comptoir/contracts/people/suppliers'
import type { TxCtx } from '../../../platform/context.ts'
import { deleteRow, type VersionedTable } from '../../../platform/resource/statements.ts'
import { clients, eraseClients, representatives, suppliers } from '../../people/index.ts'
import { refuseClient, refuseWalkIn } from './refusals.queries.ts'

/** Whoever the company keeps personal data of, as their resource shows them. */
export interface Person {
  id: string
  name: string
  version: number
}

/** One of the kinds of people: who they are, and what an erasure leaves of them. */
export interface PeopleOfKind {
  declared: AnyResource & {
    readonly entity: 'client' | 'supplier' | 'representative'
    readonly permissions: Readonly<Record<'personalData', Permission>>
  }
  table: VersionedTable
  get: (ctx: TxCtx, id: string) => Promise<Person>
  /** Refuses to gather what is held about somebody who is nobody in particular. */
  refuseNobody: (person: Person) => void
  /** Refuses somebody whose data the company still needs. */
  refuse: (ctx: TxCtx, person: Person, ids: readonly string[]) => Promise<void>
  /** Takes the rows away, or what is personal of them; gives the search texts of those that stay, by id. */
  erase: (ctx: TxCtx, id: string) => Promise<ReadonlyMap<string, string>>
}

const nothing = async (): Promise<void> => undefined

/** For rows that no document refers to. */
const removedFrom =
  (table: VersionedTable) =>
  async (ctx: TxCtx, id: string): Promise<ReadonlyMap<string, string>> => {
    await deleteRow(ctx, table, { id, version: undefined })
    return new Map()
  }

export const PEOPLE: readonly PeopleOfKind[] = [
  {
    declared: CLIENTS,
    table: 'client',
    get: clients.get,
    refuseNobody: (person) => refuseWalkIn(person as ItemOf<typeof CLIENTS>),
    refuse: (ctx, person, ids) => refuseClient(ctx, person as ItemOf<typeof CLIENTS>, ids),
    erase: eraseClients,
  },
  {
    declared: SUPPLIERS,
    table: 'supplier',
    get: suppliers.get,
    refuseNobody: () => undefined,
    refuse: nothing,
    erase: removedFrom('supplier'),
  },
  {
    declared: REPRESENTATIVES,
    table: 'representative',
    get: representatives.get,
    refuseNobody: () => undefined,
    refuse: nothing,
    erase: removedFrom('representative'),
  },
]
