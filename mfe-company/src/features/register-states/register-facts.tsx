import type { ReactNode } from 'react'
import { Code, DateTime, Fact, Box, useCompany, useFormat, useTranslation } from '@comptoir/platform'
import type { RegisterProps } from './register-card.tsx'
import { spanOf } from './register-standing.ts'
import { useSpan } from './use-span.ts'

/** What is known of a register, as its counter reported it. */
export function RegisterFacts({ state, nowMs }: RegisterProps) {
  const { t } = useTranslation('company')
  const { timeZone } = useCompany()
  const { session, report } = state
  return (
    <Box as="dl" display="grid" gap="2.5" gridTemplateColumns="repeat(auto-fill, minmax(140px, 1fr))">
      <Fact label={t('registerStates.fact.session')}>
        {session ? (
          <>
            <bdi>{session.openedBy}</bdi> · <Since instant={session.openedAt} nowMs={nowMs} />
          </>
        ) : (
          t('registerStates.noSession')
        )}
      </Fact>
      {report ? (
        <>
          <Fact label={t('registerStates.fact.seen')}>
            <DateTime value={report.seenAt} timeZone={timeZone} />
          </Fact>
          <Fact label={t('registerStates.fact.unsent')}>
            <Unsent report={report} nowMs={nowMs} />
          </Fact>
          <Fact label={t('registerStates.fact.clock')}>
            <Clock aheadMs={report.clockAheadMs} />
          </Fact>
          {report.epoch === null ? null : <Fact label={t('registerStates.fact.series')}>{report.epoch}</Fact>}
          {report.unprovedAt === null ? null : (
            <Fact label={t('registerStates.fact.unproved')}>
              <DateTime value={report.unprovedAt} timeZone={timeZone} />
            </Fact>
          )}
          {report.printer === null ? null : (
            <Fact label={t('registerStates.fact.printer')}>{t(`registerStates.printer.${report.printer}`)}</Fact>
          )}
          <Fact label={t('registerStates.fact.version')}>
            <Code>{report.pageVersion}</Code>
          </Fact>
        </>
      ) : null}
    </Box>
  )
}

function Since({ instant, nowMs }: { instant: string; nowMs: number }): ReactNode {
  const { t } = useTranslation('company')
  const span = useSpan()
  return t('registerStates.since', { span: span(nowMs - Date.parse(instant)) })
}

interface UnsentProps {
  report: NonNullable<RegisterProps['state']['report']>
  nowMs: number
}

function Unsent({ report: { unsentCount, oldestUnsentAt }, nowMs }: UnsentProps) {
  const { t } = useTranslation('company')
  const format = useFormat()
  const span = useSpan()
  if (unsentCount === 0) return t('registerStates.allSent')
  const count = format.number(unsentCount)
  if (oldestUnsentAt === null) return count
  return t('registerStates.unsentSince', { count: unsentCount, span: span(nowMs - Date.parse(oldestUnsentAt)) })
}

/** A clock that is off by a second or two is right. */
const RIGHT_MS = 2000

function Clock({ aheadMs }: { aheadMs: number }) {
  const { t } = useTranslation('company')
  const span = useSpan()
  const offMs = Math.abs(aheadMs)
  if (offMs < RIGHT_MS || spanOf(offMs).count === 0) return t('registerStates.clock.right')
  return t(aheadMs > 0 ? 'registerStates.clock.ahead' : 'registerStates.clock.behind', { span: span(offMs) })
}
