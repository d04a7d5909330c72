import type { AnyResource } from '@comptoir/contracts/declare'
import { DuplicateQuery, Duplicates } from '@comptoir/contracts/people/parties'
import type { Permission } from '@comptoir/contracts/permissions'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { findDuplicates, type PartyTable } from './duplicates.queries.ts'

/** `GET .../duplicates`: who has the same tax id, telephone or e-mail already. */
export function duplicatesRoute(
  app: FastifyInstance,
  { path, permissions }: AnyResource & { readonly permissions: Readonly<Record<'read', Permission>> },
  table: PartyTable,
): void {
  app.get<{ Querystring: DuplicateQuery }>(
    `/:companyId/${path}/duplicates`,
    {
      config: { access: permissions.read },
      schema: { params: CompanyParams, querystring: DuplicateQuery, response: { 200: Duplicates } },
    },
    async ({ ctx, query }) => ({ data: await inTransaction(ctx, (tx) => findDuplicates(tx, table, query)) }),
  )
}
