import type {
  SessionAnswer,
  SessionCompany,
  SessionPointOfSale,
  SessionUser,
} from '@comptoir/contracts/identity/session'
import { createStore } from 'zustand/vanilla'
import { letGo } from './held-key.ts'
import { readCompany, readUser } from './read-stored.ts'
import { loadSession, oweSignOut, STORAGE_KEYS, storeSession, type StoredSession } from './storage.ts'

/** Who is signed in, where, and with which token. Points of sale are asked for again at every start. */
export interface Session extends StoredSession {
  pointsOfSale: SessionPointOfSale[]
}

const NOBODY: Session = { token: null, user: null, company: null, pointOfSale: null, pointsOfSale: [] }

/** The one session of the page, shared by the shell and every remote, kept in the browser's storage. */
export const session = createStore<Session>()(() => ({ ...NOBODY, ...loadSession() }))

/** Whether what changes comes from storage, where it need not be written again. */
const following = createStore<{ isFollowing: boolean }>()(() => ({ isFollowing: false }))

session.subscribe((next, previous) => {
  if (!following.getState().isFollowing) storeSession(next, previous)
})

function follow(change: Partial<Session>): void {
  following.setState({ isFollowing: true })
  session.setState(change)
  following.setState({ isFollowing: false })
}

const OUR_KEYS: readonly string[] = Object.values(STORAGE_KEYS)

/** Another tab signed in, out, or refreshed its token: this one follows. A null key means that all was cleared. */
globalThis.addEventListener('storage', ({ key }) => {
  if (key !== null && !OUR_KEYS.includes(key)) return
  const [current, stored] = [session.getState(), loadSession()]
  if (key !== null && key !== STORAGE_KEYS.token && isHalfWritten(current, stored)) return
  follow(followed(current, stored))
})

/** Somebody else's session, or another company's, is whole once its token is written, which comes last. */
function isHalfWritten(current: Session, stored: StoredSession): boolean {
  const isAnother = stored.user?.id !== current.user?.id
  return isAnother || (current.company !== null && stored.company?.id !== current.company.id)
}

/**
 * What this tab takes over. While the person stays the same it keeps its own point of sale: two tabs may serve two
 * shops, and a counter must never start to sell from the other one.
 */
function followed(current: Session, stored: StoredSession): Partial<Session> {
  if (stored.token === null) return NOBODY
  const isElsewhere = stored.user?.id !== current.user?.id || stored.company?.id !== current.company?.id
  if (isElsewhere) return { ...stored, pointsOfSale: [] }
  return {
    token: stored.token,
    user: unlessSame(current.user, stored.user, readUser),
    company: unlessSame(current.company, stored.company, readCompany),
  }
}

/**
 * Takes over the point of sale that another tab chose last. For pages whose address names none: one that does keeps its
 * own, see `followed`.
 */
export function followPointOfSale(): void {
  const { pointOfSale, company, pointsOfSale } = session.getState()
  const stored = loadSession()
  if (stored.company?.id !== company?.id || stored.pointOfSale?.id === pointOfSale?.id) return
  const next = pointsOfSale.find(({ id }) => id === stored.pointOfSale?.id)
  if (next === undefined) return
  follow({ pointOfSale: next })
}

/** Keeps the object that is already in use when the other says the same, as `read` reads both, so that nothing is drawn again. */
export function unlessSame<T extends object | null>(current: T, other: T, read = (value: T): unknown => value): T {
  return JSON.stringify(read(current)) === JSON.stringify(read(other)) ? current : other
}

/** Takes over the answer of the sign-in call, which ended the session that this browser had before. */
export function signIn(answer: SessionAnswer): void {
  oweSignOut(false)
  const { token, user, company, pointOfSale, pointsOfSale } = answer
  letGo(user.id)
  session.setState({ token, user, company, pointOfSale, pointsOfSale })
}

/** Forgets the session in this browser, in all its tabs. The shell's guards then lead to the sign-in page. */
export function signOut(): void {
  session.setState(NOBODY)
}

/** Takes a renewed token, for the same person. */
export function setToken(token: string): void {
  session.setState({ token })
}

/** Takes changed facts about the signed-in person; signing in is `signIn`. */
export function setUser(user: SessionUser): void {
  session.setState({ user })
}

/** Forgets the person but not the token: `signOut` forgets all. */
export function removeUser(): void {
  session.setState({ user: null })
}

/** Takes the company once it exists, or its changed settings. */
export function setCompany(company: SessionCompany): void {
  session.setState({ company })
}

/** Forgets the company, in both of its stored copies. */
export function removeCompany(): void {
  session.setState({ company: null })
}

/** Moves this tab to another point of sale. */
export function setPointOfSale(pointOfSale: SessionPointOfSale): void {
  session.setState({ pointOfSale })
}

/** Leaves the point of sale without entering another. */
export function removePointOfSale(): void {
  session.setState({ pointOfSale: null })
}

/** Takes the points of sale that the person may choose from; they are not stored. */
export function setPointsOfSale(pointsOfSale: SessionPointOfSale[]): void {
  session.setState({ pointsOfSale })
}
