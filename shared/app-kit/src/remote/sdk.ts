import type { Permission } from '@comptoir/contracts/permissions'
import { createApi, type Api } from '../http/api.ts'
import { translate } from '../language/language.ts'
import { notify } from '../notify/notify.ts'
import { session, type Session } from '../session/store.ts'
import { hasPermission } from '../session/use-session.ts'
import { setBadge } from './badges.ts'
import { createRegistrations, held, whileVisible, type OnError } from './registrations.ts'
import type { RemoteScope } from './scope.tsx'

/** What code of a remote gets that runs without a page of it. Whatever it registers here ends with the session, and when the remote is paused. */
export interface RemoteSdk {
  id: string
  /** Who is signed in, and where, at this moment. */
  session: () => Session
  can: (permission: Permission) => boolean
  /** The API in the remote's own name. */
  api: Api
  /** A phrase of the remote's namespace, else a common one, in the reader's language of this moment. */
  t: (key: string, params?: Record<string, unknown>) => string
  notify: typeof notify
  /** Sets the count beside the navigation entry that names this badge in remote.json; 0 or undefined draws nothing. */
  badge: (name: string, count: number | undefined) => void
  onSession: (listener: (next: Session, previous: Session) => unknown) => void
  /** Works at once and then every so many milliseconds, but only while the page is looked at. */
  interval: (work: () => unknown, everyMs: number) => void
  listen: (target: EventTarget, event: string, handler: (event: Event) => unknown) => void
}

/** What a remote exposes as `./activate`; what it gives back is called when everything ends. */
export type Activate = (sdk: RemoteSdk) => void | (() => void)

/** An SDK for one remote, and what disposes of all its registrations. Errors in handlers go to `onError` only. */
export function createRemoteSdk(scope: RemoteScope, onError: OnError): { sdk: RemoteSdk; dispose: () => void } {
  const registrations = createRegistrations()
  const { id } = scope
  const badgeNames = new Set<string>()
  registrations.add(() => badgeNames.forEach((name) => setBadge(id, name, undefined)))
  const sdk: RemoteSdk = {
    id,
    session: () => session.getState(),
    can: hasPermission,
    api: createApi(scope),
    t: (key, params) => translate(key, { ...params, ns: [id, 'translation'] }),
    notify,
    badge(name, count) {
      if (registrations.isOver) return
      badgeNames.add(name)
      setBadge(id, name, count)
    },
    onSession: (listener) => registrations.add(session.subscribe(held(listener, onError))),
    interval: (work, everyMs) => registrations.add(whileVisible(held(work, onError), everyMs)),
    listen(target, event, handler) {
      const listener = held(handler, onError)
      target.addEventListener(event, listener)
      registrations.add(() => target.removeEventListener(event, listener))
    },
  }
  return { sdk, dispose: registrations.endAll }
}
