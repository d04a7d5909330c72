import { deferred, DeferredPart, useStore } from '@comptoir/platform'
import { useNoticeStore } from '../notices/notices.store.ts'

const panel = deferred(async () => (await import('./notice-panel.tsx')).NoticePanel)

/** What went otherwise than meant, from the first time on. */
export function NoticeList() {
  const { notices } = useStore(useNoticeStore())
  return <DeferredPart part={panel} isWanted={notices.length > 0} given={{}} />
}
