import { createStore } from 'zustand/vanilla'

/** The types of the specification; `blank` carries news that is neither good nor bad. */
export type NoticeType = 'blank' | 'error' | 'success' | 'loading' | 'custom'

/** Options of a notice, in addition to its text; all texts are in the reader's language. */
export interface NoticeOptions {
  /** Said below the text, smaller. */
  description?: string
  /** A notice with the id of one on the screen takes its place. */
  id?: string
  /** Left out, the type decides: 4 s, success 2 s, loading until dismissed; at least 10 s with an action. */
  durationMs?: number
  action?: { label: string; onSelect: () => void }
}

/** A notice as it is handed to what draws it. */
export interface NoticeMessage extends NoticeOptions {
  id: string
  type: NoticeType
  text: string
}

/** What draws the notices. The shell plugs the kit's toasts in. */
export interface Notifier {
  show: (notice: NoticeMessage) => void
  dismiss: (id: string) => void
}

const MAX_WAITING = 20

interface Notices {
  notifier: Notifier | null
  /** Said before there was anybody to draw it. */
  waiting: readonly NoticeMessage[]
  lastId: number
}

const notices = createStore<Notices>()(() => ({ notifier: null, waiting: [], lastId: 0 }))

/** Sets what draws the notices (null: nothing for now); earlier notices are delivered to it at once. */
export function setNotifier(next: Notifier | null): void {
  const { waiting } = notices.getState()
  notices.setState({ notifier: next, ...(next === null ? {} : { waiting: [] }) })
  if (next === null) return
  for (const notice of waiting) next.show(notice)
}

function show(type: NoticeType, text: string, options: NoticeOptions = {}): string {
  const { notifier, waiting, ...before } = notices.getState()
  const lastId = before.lastId + 1
  const notice = { id: `notice-${String(lastId)}`, ...options, type, text }
  notices.setState({ lastId, ...(notifier === null ? { waiting: [...waiting, notice].slice(-MAX_WAITING) } : {}) })
  notifier?.show(notice)
  return notice.id
}

function dismiss(id: string): void {
  notices.setState(({ waiting }) => ({ waiting: waiting.filter((notice) => notice.id !== id) }))
  notices.getState().notifier?.dismiss(id)
}

/** Short notices at the edge of the screen, in the reader's language. Each call gives the id to replace or dismiss it by. */
export const notify = {
  info: (text: string, options?: NoticeOptions) => show('blank', text, options),
  success: (text: string, options?: NoticeOptions) => show('success', text, options),
  error: (text: string, options?: NoticeOptions) => show('error', text, options),
  loading: (text: string, options?: NoticeOptions) => show('loading', text, options),
  custom: (text: string, options?: NoticeOptions) => show('custom', text, options),
  dismiss,
}
