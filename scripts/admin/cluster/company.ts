import { validate } from 'uuid'
import { Refusal } from '../../common/refusal.ts'
import { withConnection } from '../../database/connection.ts'
import { TENANT_TABLES } from '../../../api/src/platform/db/tables.ts'

export interface NamedCompany {
  id: string
  name: string
}

/** The company with that id, or with exactly that name. Refuses one that is unknown, and a name that several have. */
export async function findCompany(adminUrl: string, idOrName: string): Promise<NamedCompany> {
  const { rows } = await withConnection(adminUrl, (client) =>
    client.query<NamedCompany>(`select id, name from company where ${validate(idOrName) ? 'id' : 'name'} = $1`, [
      idOrName,
    ]),
  )
  const [company, ...others] = rows
  if (company === undefined)
    throw new Refusal(`There is no company "${idOrName}". Give its id, or its name exactly as it is written.`)
  if (others.length > 0)
    throw new Refusal(
      `${rows.length} companies are called "${idOrName}": give the id of the one you mean (${rows.map(({ id }) => id).join(', ')}).`,
    )
  return company
}

/** How many rows a company has in all its tables, itself included. */
export function countRows(adminUrl: string, companyId: string): Promise<number> {
  return withConnection(adminUrl, async (client) => {
    let sum = 1
    for (const table of TENANT_TABLES) {
      const { rows } = await client.query<{ count: string }>(
        `select count(*) as count from ${table} where company_id = $1`,
        [companyId],
      )
      sum += Number(rows[0]?.count)
    }
    return sum
  })
}

/** How many companies have ids whose hashes lie between two, both included. */
export async function countCompanies(adminUrl: string, [low, high]: readonly [number, number]): Promise<number> {
  const { rows } = await withConnection(adminUrl, (client) =>
    client.query<{ count: string }>(
      'select count(*) as count from company where worker_hash(id) between $1::integer and $2::integer',
      [low, high],
    ),
  )
  return Number(rows[0]?.count)
}
