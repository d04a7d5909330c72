import { useState } from 'react'
import { DRAWER_REASON_NAMES, type DrawerReason } from '@comptoir/contracts/drawer-reasons'
import { Button, Flex, FormDialog, Heading, Notice, Text, useStore, useTranslation } from '@comptoir/platform'
import { useFaultText } from './fault-text.ts'
import { openDrawer } from './open-drawer.ts'
import { PairedDevice } from './paired-device.tsx'
import type { PrintingStore } from './printing-jobs.ts'
import { type PrintingRegister, receiptOf, sendTo } from './receipt-printer.ts'
import { TestPage } from './test-page.tsx'

export interface PrinterDialogProps {
  register: PrintingRegister
  asked: PrintingStore
  onClose: () => void
}

/** How the last act ended; the error is null where it went well. */
type Outcome = { text: string; error: null } | { error: unknown }

/** The register's printer: which one this browser uses, a page to try it, and its drawer. */
export function PrinterDialog({ register, asked, onClose }: PrinterDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const { isOpen } = useStore(asked)
  const { isBusy, outcome, act } = useActs()
  const { printer, printerAddress, paperWidthMm } = register
  const test = (): void =>
    act(t('receiptPrinter.testSent'), async () =>
      sendTo(register, await receiptOf(register, { paper: { number: null }, opensDrawer: false })),
    )
  const open = (reason: DrawerReason): void => act(t('receiptPrinter.drawerOpened'), () => openDrawer(register, reason))
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      isBusy={isBusy}
      title={t('receiptPrinter.title')}
      subtitle={t(`receiptPrinter.by.${printer}`, { address: printerAddress ?? '' })}
      footer={
        <Button size="xl" variant="outline" disabled={isBusy} onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Flex direction="column" gap="4">
        {printer === 'usb' || printer === 'serial' ? (
          <PairedDevice registerId={register.id} kind={printer} act={act} />
        ) : null}
        <Button size="xl" loading={isBusy} onClick={test}>
          {t('receiptPrinter.test')}
        </Button>
        <Heading as="h3">{t('receiptPrinter.openDrawer')}</Heading>
        <Text color="fg.muted">{t('receiptPrinter.openDrawerText')}</Text>
        <Flex gap="2" flexWrap="wrap">
          {DRAWER_REASON_NAMES.map((reason) => (
            <Button
              key={reason}
              size="xl"
              variant="outline"
              textStyle="body"
              disabled={isBusy}
              onClick={() => open(reason)}
            >
              {t(`receiptPrinter.reasons.${reason}`)}
            </Button>
          ))}
        </Flex>
        <OutcomeNotice outcome={outcome} />
        {isOpen ? <TestPage register={register.name} paperWidthMm={paperWidthMm} /> : null}
      </Flex>
    </FormDialog>
  )
}

/** One act at a time, and how the last one ended. */
function useActs() {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const run = async (text: string, work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setOutcome(null)
    try {
      await work()
      setOutcome({ text, error: null })
    } catch (error) {
      setOutcome({ error })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, outcome, act: (text: string, work: () => Promise<unknown>): void => void run(text, work) }
}

function OutcomeNotice({ outcome }: { outcome: Outcome | null }) {
  const textOf = useFaultText()
  if (outcome === null) return null
  if (outcome.error === null) return <Notice tone="success">{'text' in outcome ? outcome.text : null}</Notice>
  return <Notice tone="danger">{textOf(outcome.error)}</Notice>
}
