import type { SessionCompany, SessionPointOfSale, SessionUser } from '@comptoir/contracts/identity/session'
import { readCompany, readPointOfSale, readUser } from './read-stored.ts'

/** The names under which the browser keeps the session. `companyData` is a second copy of the company. */
export const STORAGE_KEYS = {
  token: 'token',
  user: 'auth_user',
  company: 'auth_company',
  pointOfSale: 'auth_pos',
  companyCopy: 'companyData',
} as const

/** Kept while somebody has signed out here and the API has not heard of it. */
const OWED_KEY = 'signOutOwed'

/** The part of the session that outlives the page. */
export interface StoredSession {
  token: string | null
  user: SessionUser | null
  company: SessionCompany | null
  pointOfSale: SessionPointOfSale | null
}

/** What is kept of an earlier visit. Damaged, foreign or missing entries count as absent: reading never throws. */
export function loadSession(): StoredSession {
  return {
    token: readItem(STORAGE_KEYS.token),
    user: readUser(parsed(STORAGE_KEYS.user)),
    company: readCompany(parsed(STORAGE_KEYS.company)),
    pointOfSale: readPointOfSale(parsed(STORAGE_KEYS.pointOfSale)),
  }
}

/**
 * Writes the difference between two states, so that other tabs hear of what changed and of nothing else. The token comes
 * last: whoever hears of it finds all the rest.
 */
export function storeSession(next: StoredSession, previous: StoredSession): void {
  if (next.user !== previous.user) writeItem(STORAGE_KEYS.user, json(next.user))
  if (next.pointOfSale !== previous.pointOfSale) writeItem(STORAGE_KEYS.pointOfSale, json(next.pointOfSale))
  if (next.company !== previous.company) {
    writeItem(STORAGE_KEYS.company, json(next.company))
    writeItem(STORAGE_KEYS.companyCopy, json(next.company))
  }
  if (next.token !== previous.token) writeItem(STORAGE_KEYS.token, next.token)
}

/** The token that the newest tab wrote, which may be younger than this tab's. */
export function storedToken(): string | null {
  return readItem(STORAGE_KEYS.token)
}

/** Whether the API has still to be told that somebody signed out in this browser. */
export function isSignOutOwed(): boolean {
  return readItem(OWED_KEY) !== null
}

/** Keeps in mind, for all tabs and until the next start, that the API has to be told, or that it has been. */
export function oweSignOut(isOwed: boolean): void {
  writeItem(OWED_KEY, isOwed ? 'true' : null)
}

function json(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(readItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Storage may be refused altogether (private windows, full disk); the session then lasts as long as the page. */
function readItem(key: string): string | null {
  try {
    const item = localStorage.getItem(key)
    return item === '' ? null : item
  } catch {
    return null
  }
}

function writeItem(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
}
