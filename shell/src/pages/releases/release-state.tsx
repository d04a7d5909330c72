import { CircleCheck, CirclePause, CircleDashed } from 'lucide-react'
import type { ReleaseHealth, RemoteStatus } from '@comptoir/contracts/federation'
import { StatusBadge, useFormat, useTranslation, type StatusTone } from '@comptoir/platform'

const LOOKS = {
  active: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'attention', icon: CirclePause },
  unpublished: { tone: 'neutral', icon: CircleDashed },
} as const satisfies Record<RemoteStatus['state'], { tone: StatusTone; icon: typeof CircleCheck }>

/** Live, paused or not published, in colour, icon and word. */
export function ReleaseState({ state }: { state: RemoteStatus['state'] }) {
  const { t } = useTranslation()
  const { tone, icon } = LOOKS[state]
  return <StatusBadge tone={tone} icon={icon} label={t(`releases.state.${state}`)} size="sm" />
}

/** Failures with their share of the loads; a dash before the first load. */
export function useHealthText() {
  const { t } = useTranslation()
  const format = useFormat()
  return {
    failures: ({ loads, failures }: ReleaseHealth): string =>
      loads + failures === 0
        ? '–'
        : `${format.number(failures)} (${format.percent(Math.round((failures / (loads + failures)) * 100_000))})`,
    firstRender: ({ firstRenderP75Ms }: ReleaseHealth): string =>
      firstRenderP75Ms === null ? '–' : t('releases.milliseconds', { value: format.number(firstRenderP75Ms) }),
  }
}
