import { useContext } from 'react'
import { Printer } from 'lucide-react'
import { CASH_SESSIONS_AT } from '@comptoir/contracts/addresses'
import type { ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { Box, Button, ErrorPanel, FormDialog, Skeleton, useCompanyQuery, useTranslation } from '@comptoir/platform'
import { PrintContext } from '../../../common/print-context.ts'
import { ReportPaper } from '../../cash-report/index.ts'
import { PaperTray, Printed } from '../../ticket/index.ts'
import { useCounterSession } from '../session/counter-session.ts'

export interface XDialogProps {
  isOpen: boolean
  /** Who stands there, where another is signed in. */
  cashierId: string
  onClose: () => void
}

/** The figures of the session so far, as far as who took over may see them, over the counter that they may not leave. */
export function XDialog({ isOpen, cashierId, onClose }: XDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const print = useContext(PrintContext)
  const { session } = useCounterSession()
  const {
    data,
    error: refusal,
    isFetching,
    refetch,
  } = useCompanyQuery<ZReport>(CASH_SESSIONS_AT, [session.id, 'report'], {
    searchParams: new URLSearchParams({ cashierId }),
    staleTimeMs: 0,
    enabled: isOpen,
  })
  // What was read before is not so any more, and may be too much for who reads it now.
  const error = isFetching ? null : refusal
  const report = isFetching || error ? undefined : data
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="md"
      title={t('cashReport.x')}
      subtitle={t('counterCashier.xSubtitle')}
      footer={
        <>
          <Button variant="outline" size="xl" onClick={onClose}>
            {t('common.close')}
          </Button>
          {report ? (
            <Button size="xl" onClick={print}>
              <Printer aria-hidden />
              {t('counterCashier.xPrint')}
            </Button>
          ) : null}
        </>
      }
    >
      {error ? (
        <ErrorPanel title={t('counterCashier.xFailed')} text={error.message} onRetry={() => void refetch()} />
      ) : null}
      {report || error ? null : <Skeleton h="96" />}
      {report ? (
        <>
          <Box maxH="60dvh" overflow="auto" tabIndex={0} role="region" aria-label={t('cashReport.x')}>
            <PaperTray>
              <ReportPaper report={report} />
            </PaperTray>
          </Box>
          <Printed>
            <ReportPaper report={report} />
          </Printed>
        </>
      ) : null}
    </FormDialog>
  )
}
