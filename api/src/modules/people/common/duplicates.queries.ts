import {
  DUPLICATE_KEYS,
  MOST_DUPLICATES,
  type Duplicate,
  type DuplicateKey,
  type DuplicateQuery,
} from '@comptoir/contracts/people/parties'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

/** Tables that keep what is compared, each in a column of its own. */
export type PartyTable = 'client' | 'supplier'

const COLUMNS = { taxId: 'tax_id_key', phone: 'phone_key', email: 'email_key' } as const satisfies Record<
  DuplicateKey,
  string
>

/** What somebody typed, in the form in which the columns keep it. Shorter than this it says too little. */
const COMPARED: Readonly<Record<DuplicateKey, (text: string) => string | null>> = {
  taxId: (text) => {
    const taxId = text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
    return atLeast(4, /^\d{7}[A-Z]/.exec(taxId)?.[0] ?? taxId)
  },
  phone: (text) => atLeast(8, text.replaceAll(/\D/g, '').slice(-8)),
  email: (text) => atLeast(5, text.trim().toLowerCase()),
}

/** A text in the form in which duplicates are compared; null where it says too little. */
export function compared(key: DuplicateKey, text: string): string | null {
  return COMPARED[key](text)
}

function atLeast(length: number, text: string): string | null {
  return text.length < length ? null : text
}

interface Row {
  id: string
  company_id: string
  name: string
  code: string
  is_active: boolean
}

/** Those of a table who have one of the typed texts, by name, each with what is the same. */
export async function findDuplicates(
  { db, companyId }: TxCtx,
  table: PartyTable,
  { exceptId, ...typed }: DuplicateQuery,
): Promise<Duplicate[]> {
  const asked = DUPLICATE_KEYS.flatMap((key) => {
    const value = typed[key] === undefined ? null : COMPARED[key](typed[key])
    return value === null ? [] : [{ key, isSame: sql<boolean>`${sql.ref(`x.${COLUMNS[key]}`)} = ${value}` }]
  })
  if (asked.length === 0) return []
  const same = asked.map(({ key, isSame }) => sql`case when ${isSame} then ${sql.lit(key)} end`)
  return db
    .selectFrom(sql<Row>`${sql.table(table)}`.as('x'))
    .select(['x.id', 'x.name', 'x.code', 'x.is_active as isActive'])
    .select(sql<DuplicateKey[]>`array_remove(array[${sql.join(same)}]::text[], null)`.as('same'))
    .where('x.company_id', '=', companyId)
    .where(
      sql<boolean>`(${sql.join(
        asked.map(({ isSame }) => isSame),
        sql` or `,
      )})`,
    )
    .$if(exceptId !== undefined, (found) => found.where('x.id', '<>', exceptId ?? ''))
    .orderBy('x.name')
    .orderBy('x.id')
    .limit(MOST_DUPLICATES)
    .execute()
}
