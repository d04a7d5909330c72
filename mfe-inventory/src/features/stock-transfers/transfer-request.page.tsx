import { useRef, useState } from 'react'
import { STOCK_TRANSFERS, type TransferPlace } from '@comptoir/contracts/inventory/stock-transfers'
import {
  Button,
  Flex,
  Grid,
  newId,
  notify,
  PageHeader,
  Section,
  Unread,
  useNavigate,
  useSave,
  useSession,
  useTranslation,
} from '@comptoir/platform'
import { DayField, LeaveGuard, SelectField, TextField, useForm } from '@comptoir/platform/forms'
import { DraftLines } from './draft-lines.tsx'
import { type DraftLine, linesSent } from './draft-lines.rules.ts'
import { sendRequest, SHOWN_BY, usePlaces, useTransferPages } from './transfers.api.ts'

/** A shop asks another one for goods. */
export function TransferRequestPage() {
  const { t } = useTranslation('inventory')
  const { data, error, refetch } = usePlaces()
  if (data) return <RequestForm places={data} />
  return <Unread error={error} title={t('stockTransfers.failed')} onRetry={() => void refetch()} />
}

interface Values {
  fromPointOfSaleId: string
  toPointOfSaleId: string
  neededOn: string
  note: string
}

function RequestForm({ places }: { places: readonly TransferPlace[] }) {
  const { t } = useTranslation('inventory')
  const navigate = useNavigate()
  const pages = useTransferPages()
  const here = useSession((state) => state.pointOfSale?.id) ?? ''
  // Asked at the moment of leaving, which may come before the page is drawn again.
  const isSaved = useRef(false)
  const [id] = useState(newId)
  const [lines, setLines] = useState<readonly DraftLine[]>([])
  const form = useForm<Values>({
    defaultValues: { fromPointOfSaleId: '', toPointOfSaleId: here, neededOn: '', note: '' },
  })
  const { save, isSaving } = useSave(sendRequest, {
    answerOf: STOCK_TRANSFERS,
    invalidates: SHOWN_BY,
    form,
    success: t('stockTransfers.request.sent'),
    onSaved: (saved) => {
      isSaved.current = true
      void navigate(pages.one(saved.id))
    },
  })
  const submit = form.handleSubmit(async ({ neededOn, note, ...ends }) => {
    const sent = linesSent(lines)
    if (sent === null || !ends.fromPointOfSaleId || !ends.toPointOfSaleId) {
      notify.error(t('stockTransfers.request.incomplete'))
      return
    }
    await save({ id, ...ends, neededOn: neededOn || null, note: note || null, lines: sent })
  })
  const isChanged = form.formState.isDirty || lines.length > 0
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={t('stockTransfers.request.title')}
        subtitle={t('stockTransfers.request.text')}
        breadcrumb={[
          { label: t('stockTransfers.title'), to: pages.list },
          { label: t('stockTransfers.request.title') },
        ]}
        actions={
          <Button loading={isSaving} onClick={() => void submit()}>
            {t('stockTransfers.request.send')}
          </Button>
        }
      />
      <Section title={t('stockTransfers.facts')}>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <SelectField
            control={form.control}
            name="fromPointOfSaleId"
            label={t('stockTransfers.request.from')}
            placeholder={t('stockTransfers.form.choose')}
            options={places.map(({ id: value, name }) => ({ value, label: name }))}
            isRequired
          />
          <SelectField
            control={form.control}
            name="toPointOfSaleId"
            label={t('stockTransfers.request.to')}
            placeholder={t('stockTransfers.form.choose')}
            options={places
              .filter(({ locations }) => locations.length > 0)
              .map(({ id: value, name }) => ({ value, label: name }))}
            isRequired
          />
          <DayField control={form.control} name="neededOn" label={t('stockTransfers.columns.neededOn')} />
          <TextField control={form.control} name="note" label={t('stockTransfers.form.note')} maxLength={500} />
        </Grid>
      </Section>
      <DraftLines lines={lines} onChange={setLines} />
      <LeaveGuard hasUnsavedWork={() => isChanged && !isSaved.current} />
    </Flex>
  )
}
