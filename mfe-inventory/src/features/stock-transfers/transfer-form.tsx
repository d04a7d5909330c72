import { useRef, useState } from 'react'
import { STOCK_TRANSFERS, type StockTransfer, type TransferPlace } from '@comptoir/contracts/inventory/stock-transfers'
import {
  Button,
  Flex,
  Grid,
  newId,
  notify,
  PageHeader,
  Section,
  useNavigate,
  useSave,
  useSession,
  useTranslation,
} from '@comptoir/platform'
import { DayField, LeaveGuard, SelectField, StaleNotice, TextField, useForm, useWatch } from '@comptoir/platform/forms'
import { DraftLines } from './draft-lines.tsx'
import { areSame, type DraftLine, linesOf, linesSent } from './draft-lines.rules.ts'
import { saveDraft, SHOWN_BY, useTransferPages } from './transfers.api.ts'
import { WantedGoods } from './wanted-goods.tsx'

interface Values {
  fromLocationId: string
  toPointOfSaleId: string
  toLocationId: string
  expectedOn: string
  note: string
}

interface TransferFormProps {
  /** As it was opened: a draft, or a request that becomes one; null for a new one. */
  draft: StockTransfer | null
  places: readonly TransferPlace[]
  /** Takes the draft as it is now, once somebody else changed it. */
  reopen?: (() => void) | undefined
}

/** The form of a draft: two places, and what goes. What answers a request stays between its two points of sale. */
export function TransferForm({ draft, places, reopen }: TransferFormProps) {
  const { t } = useTranslation('inventory')
  const navigate = useNavigate()
  const pages = useTransferPages()
  const here = useSession((state) => state.pointOfSale?.id)
  // Asked at the moment of leaving, which may come before the page is drawn again.
  const isSaved = useRef(false)
  const [id] = useState(() => draft?.id ?? newId())
  const [first] = useState(() => linesOf(draft))
  const [lines, setLines] = useState<readonly DraftLine[]>(first)
  const form = useForm<Values>({ defaultValues: valuesOf(draft, places, here) })
  const [fromLocationId, toPointOfSaleId] = useWatch({
    control: form.control,
    name: ['fromLocationId', 'toPointOfSaleId'],
  })
  const isAnswer = (draft?.wanted.length ?? 0) > 0
  const source = places.find(({ locations }) => locations.some((location) => location.id === fromLocationId))
  const isWithin = source !== undefined && source.id === toPointOfSaleId
  const targets = targetsOf(places, toPointOfSaleId).filter((location) => location.id !== fromLocationId)
  const { save, isSaving, staleMessage } = useSave(
    (input: Parameters<typeof saveDraft>[0]) => saveDraft(input, draft),
    {
      answerOf: STOCK_TRANSFERS,
      invalidates: SHOWN_BY,
      form,
      hasStaleNotice: reopen !== undefined,
      success: t('stockTransfers.form.saved'),
      onSaved: (saved) => {
        isSaved.current = true
        void navigate(pages.one(saved.id))
      },
    },
  )
  const submit = form.handleSubmit(async (values) => {
    const sent = linesSent(lines)
    if (sent === null || !values.fromLocationId || !values.toPointOfSaleId) {
      notify.error(t('stockTransfers.form.incomplete'))
      return
    }
    const isKept = targets.length === 0 && draft?.to.pointOfSaleId === values.toPointOfSaleId
    const chosen = targets.find((location) => location.id === values.toLocationId)
    await save({
      ...{ id, fromLocationId: values.fromLocationId, toPointOfSaleId: values.toPointOfSaleId, lines: sent },
      // What is not sent stays as it is, which may be a location that only the receiver sees.
      ...(isKept ? {} : { toLocationId: chosen?.id ?? null }),
      ...{ expectedOn: values.expectedOn || null, note: values.note || null },
    })
  })
  const isChanged = form.formState.isDirty || !areSame(lines, first)
  const title = t(draft?.state === 'requested' ? 'stockTransfers.accept.title' : 'stockTransfers.form.title')
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={title}
        subtitle={t('stockTransfers.form.text')}
        breadcrumb={[{ label: t('stockTransfers.title'), to: pages.list }, { label: title }]}
        actions={
          <Button loading={isSaving} onClick={() => void submit()}>
            {t('stockTransfers.form.save')}
          </Button>
        }
      />
      {reopen ? <StaleNotice message={staleMessage} onReload={reopen} /> : null}
      {draft && isAnswer ? <WantedGoods transfer={draft} /> : null}
      <Section title={t('stockTransfers.facts')}>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <SelectField
            control={form.control}
            name="fromLocationId"
            label={t('stockTransfers.form.from')}
            placeholder={t('stockTransfers.form.choose')}
            options={places
              .filter((place) => !isAnswer || place.id === draft?.from.pointOfSaleId)
              .flatMap(({ name, locations }) =>
                locations.map((location) => ({ value: location.id, label: `${name} · ${location.name}` })),
              )}
            isRequired
          />
          <SelectField
            control={form.control}
            name="toPointOfSaleId"
            label={t('stockTransfers.form.to')}
            placeholder={t('stockTransfers.form.choose')}
            options={places
              .filter((place) => !isAnswer || place.id === draft?.to.pointOfSaleId)
              .map(({ id: value, name }) => ({ value, label: name }))}
            isRequired
          />
          {targets.length === 0 ? null : (
            <SelectField
              control={form.control}
              name="toLocationId"
              label={t('stockTransfers.form.toLocation')}
              placeholder={t(isWithin ? 'stockTransfers.form.choose' : 'stockTransfers.form.atReceipt')}
              options={targets.map((location) => ({ value: location.id, label: location.name }))}
              isRequired={isWithin}
            />
          )}
          <DayField control={form.control} name="expectedOn" label={t('stockTransfers.form.expectedOn')} />
          <TextField control={form.control} name="note" label={t('stockTransfers.form.note')} maxLength={500} />
        </Grid>
      </Section>
      <DraftLines lines={lines} onChange={setLines} />
      <LeaveGuard hasUnsavedWork={() => isChanged && !isSaved.current} />
    </Flex>
  )
}

function targetsOf(places: readonly TransferPlace[], pointOfSaleId: string): TransferPlace['locations'] {
  return places.find(({ id }) => id === pointOfSaleId)?.locations ?? []
}

function valuesOf(draft: StockTransfer | null, places: readonly TransferPlace[], here: string | undefined): Values {
  const open = places.find(({ id }) => id === here)
  return {
    fromLocationId: draft?.from.locationId ?? open?.locations[0]?.id ?? '',
    toPointOfSaleId: draft?.to.pointOfSaleId ?? '',
    toLocationId: draft?.to.locationId ?? '',
    expectedOn: draft?.expectedOn ?? '',
    note: draft?.note ?? '',
  }
}
