import { useRef, useState } from 'react'
import { DRAWER_REASON_NAMES, type DrawerReason } from '@comptoir/contracts/drawer-reasons'
import {
  Button,
  Flex,
  FormDialog,
  Heading,
  Notice,
  SimpleGrid,
  Text,
  useStore,
  useTranslation,
} from '@comptoir/platform'
import { useFaultText } from './fault-text.ts'
import { openDrawer } from './open-drawer.ts'
import { PairedDevice } from './paired-device.tsx'
import { noting, type PrintingStore } from './printing-jobs.ts'
import { type PrintingRegister, bytesOf, sendTo } from './ticket-printer.ts'
import { TestPage } from './test-page.tsx'

export interface PrinterDialogProps {
  register: PrintingRegister
  asked: PrintingStore
  /** In whose name the drawer is opened, where another is signed in. */
  atCounter: { cashierId?: string }
  onClose: () => void
}

/** How the last act goes or went. */
type Outcome = { kind: 'sending' } | { kind: 'done'; text: string } | { kind: 'failed'; error: unknown }

/** The register's printer: which one this browser uses, a page to try it, and its drawer. */
export function PrinterDialog({ register, asked, atCounter, onClose }: PrinterDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const { isOpen } = useStore(asked)
  const { printer, printerAddress } = register
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={t('ticketPrinter.title')}
      subtitle={t(`ticketPrinter.by.${printer}`, { address: printerAddress ?? '' })}
      footer={
        <Button size="xl" variant="outline" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <PrinterPanel register={register} asked={asked} atCounter={atCounter} />
    </FormDialog>
  )
}

function PrinterPanel({ register, asked, atCounter }: Omit<PrinterDialogProps, 'onClose'>) {
  const { t } = useTranslation('sales-purchases')
  const { outcome, act } = useActs()
  const { printer, paperWidthMm } = register
  const test = (): void =>
    act(t('ticketPrinter.testSent'), () =>
      noting(asked, async () =>
        sendTo(register, await bytesOf(register, { paper: { number: null }, opensDrawer: false })),
      ),
    )
  const open = (reason: DrawerReason): void =>
    act(t('ticketPrinter.drawerOpened'), () => openDrawer(register, { reason, ...atCounter }))
  return (
    <Flex direction="column" gap="4">
      {printer === 'usb' || printer === 'serial' ? (
        <PairedDevice registerId={register.id} kind={printer} act={act} />
      ) : null}
      <Button size="xl" onClick={test}>
        {t('ticketPrinter.test')}
      </Button>
      <div>
        <Heading as="h3">{t('ticketPrinter.openDrawer')}</Heading>
        <Text color="fg.muted">{t('ticketPrinter.openDrawerText')}</Text>
      </div>
      <SimpleGrid columns={2} gap="2">
        {DRAWER_REASON_NAMES.map((reason) => (
          <Button key={reason} size="xl" variant="outline" textStyle="body" onClick={() => open(reason)}>
            {t(`ticketPrinter.reasons.${reason}`)}
          </Button>
        ))}
      </SimpleGrid>
      <OutcomeNotice outcome={outcome} />
      <TestPage register={register.name} paperWidthMm={paperWidthMm} />
    </Flex>
  )
}

/** One act at a time. Its button stays as it is: one that is disabled would lose the focus. */
function useActs() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isBusy = useRef(false)
  const run = async (text: string, work: () => Promise<unknown>): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setOutcome({ kind: 'sending' })
    try {
      await work()
      setOutcome({ kind: 'done', text })
    } catch (error) {
      setOutcome({ kind: 'failed', error })
    } finally {
      isBusy.current = false
    }
  }
  return { outcome, act: (text: string, work: () => Promise<unknown>): void => void run(text, work) }
}

function OutcomeNotice({ outcome }: { outcome: Outcome | null }) {
  const { t } = useTranslation('sales-purchases')
  const textOf = useFaultText()
  if (outcome === null) return null
  if (outcome.kind === 'failed') return <Notice tone="danger">{textOf(outcome.error)}</Notice>
  if (outcome.kind === 'done') return <Notice tone="success">{outcome.text}</Notice>
  return <Notice tone="neutral">{t('ticketPrinter.sending')}</Notice>
}
