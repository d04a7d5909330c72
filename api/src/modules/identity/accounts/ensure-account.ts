import { v7 as newId } from 'uuid'
import type { Queryable } from '../../../platform/db/database.ts'
import { findAccountByEmail, insertAccount } from './accounts.repository.ts'
import { hashPassword } from '../passwords/index.ts'

export interface AccountWanted {
  email: string
  name: string
  password?: string | undefined
}

/** The account of an e-mail, made when there is none; one that is there keeps its password. Null when a password is missing. */
export async function ensureAccount(
  db: Queryable,
  { email, name, password }: AccountWanted,
  now: Date,
): Promise<string | null> {
  const known = await findAccountByEmail(db, email)
  if (known) return known.id
  if (password === undefined) return null
  const made = {
    id: newId(),
    email,
    name,
    passwordHash: await hashPassword(password),
    language: null,
    companyName: null,
  }
  if (await insertAccount(db, made, now)) return made.id
  // If the same account was created concurrently, the first one wins; a suspended account stays suspended.
  return (await findAccountByEmail(db, email))?.id ?? null
}
