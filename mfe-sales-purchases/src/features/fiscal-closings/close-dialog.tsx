import { useState } from 'react'
import {
  FISCAL_CLOSINGS,
  writtenPeriod,
  type CloseInput,
  type ClosingsDue,
} from '@comptoir/contracts/sales/fiscal-closings'
import {
  Button,
  chakra,
  ErrorPanel,
  FormDialog,
  makeOne,
  NativeSelect,
  Notice,
  Skeleton,
  Text,
  useCompanyQuery,
  useSave,
  useTranslation,
} from '@comptoir/platform'

export interface CloseDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Closes one of the periods that are over and next in order: a day, a month, a year. */
export function CloseDialog({ isOpen, onClose }: CloseDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const [chosen, setChosen] = useState<string | null>(null)
  const due = useCompanyQuery<ClosingsDue>(FISCAL_CLOSINGS, ['due'], { enabled: isOpen, staleTimeMs: 0 })
  const open = (due.data ?? []).filter(({ isDue }) => isDue)
  const period = open.find((one) => one.period === chosen) ?? open[0]
  const { save, isSaving, problem } = useSave(
    ({ kind, period }: CloseInput) => makeOne(FISCAL_CLOSINGS, { kind, period }),
    {
      invalidates: [FISCAL_CLOSINGS],
      success: (closing) => t('fiscalClosings.close.done', { period: writtenPeriod(closing.period) }),
      onSaved: onClose,
    },
  )
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isSaving}
      size="sm"
      title={t('fiscalClosings.close.title')}
      subtitle={t('fiscalClosings.close.text')}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={isSaving} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            size="lg"
            disabled={!period}
            loading={isSaving}
            loadingText={t('common.saving')}
            onClick={() => void (period && save(period))}
          >
            {t('fiscalClosings.close.confirm')}
          </Button>
        </>
      }
    >
      {problem ? <Notice tone="danger">{problem.message}</Notice> : null}
      <Periods due={due} open={open} chosen={period?.period} onChoose={setChosen} />
    </FormDialog>
  )
}

interface PeriodsProps {
  due: { data: ClosingsDue | undefined; error: Error | null; refetch: () => unknown }
  open: ClosingsDue
  chosen: string | undefined
  onChoose: (period: string) => void
}

function Periods({ due, open, chosen, onChoose }: PeriodsProps) {
  const { t } = useTranslation('sales-purchases')
  if (due.error && !due.data)
    return (
      <ErrorPanel
        title={t('fiscalClosings.close.failed')}
        text={due.error.message}
        onRetry={() => void due.refetch()}
      />
    )
  if (!due.data) return <Skeleton h="16" />
  if (open.length === 0) return <Text>{t('fiscalClosings.close.none')}</Text>
  return (
    <chakra.label display="flex" flexDirection="column" gap="1.5">
      <Text as="span" fontWeight="medium">
        {t('fiscalClosings.close.period')}
      </Text>
      <NativeSelect.Root>
        <NativeSelect.Field value={chosen} onChange={({ target }) => onChoose(target.value)}>
          {open.map(({ kind, period }) => (
            <option key={kind} value={period}>
              {`${t(`fiscalClosings.kinds.${kind}`)} · ${writtenPeriod(period)}`}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </chakra.label>
  )
}
