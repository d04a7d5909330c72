import { useState } from 'react'
import type { StockTransfer, TransferPlace } from '@comptoir/contracts/inventory/stock-transfers'
import {
  Box,
  Button,
  Flex,
  Grid,
  IconButton,
  newId,
  notify,
  PageHeader,
  Section,
  Text,
  useNavigate,
  useSave,
  useSession,
  useTranslation,
} from '@comptoir/platform'
import { DecimalInput, SelectField, StaleNotice, TextField, useForm, useWatch } from '@comptoir/platform/forms'
import { Trash2 } from 'lucide-react'
import { type FoundProduct, ProductFinder } from './product-finder.tsx'
import { saveDraft, SHOWN_BY, useTransferPages } from './transfers.api.ts'

interface DraftLine {
  id: string
  productId: string
  name: string
  requestedMilli: number | null
}

interface Values {
  fromLocationId: string
  toPointOfSaleId: string
  toLocationId: string
  note: string
}

interface TransferFormProps {
  /** As it was opened; null for a new one. */
  draft: StockTransfer | null
  places: readonly TransferPlace[]
  /** Takes the draft as it is now, once somebody else changed it. */
  reopen?: (() => void) | undefined
}

/** The form of a draft: two places, and what goes. */
export function TransferForm({ draft, places, reopen }: TransferFormProps) {
  const { t } = useTranslation('inventory')
  const navigate = useNavigate()
  const pages = useTransferPages()
  const here = useSession((state) => state.pointOfSale?.id)
  const [id] = useState(() => draft?.id ?? newId())
  const [lines, setLines] = useState<readonly DraftLine[]>(() => linesOf(draft))
  const form = useForm<Values>({ defaultValues: valuesOf(draft, places, here) })
  const [fromLocationId, toPointOfSaleId] = useWatch({
    control: form.control,
    name: ['fromLocationId', 'toPointOfSaleId'],
  })
  const source = places.find(({ locations }) => locations.some((location) => location.id === fromLocationId))
  const isWithin = source !== undefined && source.id === toPointOfSaleId
  const { save, isSaving, staleMessage } = useSave(
    (input: Parameters<typeof saveDraft>[0]) => saveDraft(input, draft),
    {
      invalidates: SHOWN_BY,
      form,
      hasStaleNotice: reopen !== undefined,
      success: t('stockTransfers.form.saved'),
      onSaved: (saved) => void navigate(pages.one(saved.id)),
    },
  )
  const add = (product: FoundProduct): void => setLines((known) => withProduct(known, product))
  const submit = form.handleSubmit(async (values) => {
    const sent = lines.flatMap(({ name, requestedMilli, ...line }) =>
      requestedMilli !== null && requestedMilli > 0 ? [{ ...line, requestedMilli }] : [],
    )
    if (sent.length < Math.max(lines.length, 1) || !values.fromLocationId || !values.toPointOfSaleId) {
      notify.error(t('stockTransfers.form.incomplete'))
      return
    }
    await save({
      ...{ id, fromLocationId: values.fromLocationId, toPointOfSaleId: values.toPointOfSaleId, lines: sent },
      // What is not sent stays as it is, which may be a location that only the receiver sees.
      ...(isWithin || draft?.to.pointOfSaleId !== values.toPointOfSaleId
        ? { toLocationId: isWithin ? values.toLocationId || null : null }
        : {}),
      ...{ expectedOn: draft?.expectedOn ?? null, note: values.note || null },
    })
  })
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={t('stockTransfers.form.title')}
        subtitle={t('stockTransfers.form.text')}
        breadcrumb={[{ label: t('stockTransfers.title'), to: pages.list }, { label: t('stockTransfers.form.title') }]}
        actions={
          <Button loading={isSaving} onClick={() => void submit()}>
            {t('stockTransfers.form.save')}
          </Button>
        }
      />
      {reopen ? <StaleNotice message={staleMessage} onReload={reopen} /> : null}
      <Section title={t('stockTransfers.facts')}>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <SelectField
            control={form.control}
            name="fromLocationId"
            label={t('stockTransfers.form.from')}
            placeholder={t('stockTransfers.form.choose')}
            options={places.flatMap(({ name, locations }) =>
              locations.map((location) => ({ value: location.id, label: `${name} · ${location.name}` })),
            )}
            isRequired
          />
          <SelectField
            control={form.control}
            name="toPointOfSaleId"
            label={t('stockTransfers.form.to')}
            placeholder={t('stockTransfers.form.choose')}
            options={places.map(({ id: value, name }) => ({ value, label: name }))}
            isRequired
          />
          {isWithin ? (
            <SelectField
              control={form.control}
              name="toLocationId"
              label={t('stockTransfers.form.toLocation')}
              placeholder={t('stockTransfers.form.choose')}
              options={source.locations
                .filter((location) => location.id !== fromLocationId)
                .map((location) => ({ value: location.id, label: location.name }))}
              isRequired
            />
          ) : null}
          <TextField control={form.control} name="note" label={t('stockTransfers.form.note')} maxLength={500} />
        </Grid>
      </Section>
      <Section title={t('stockTransfers.form.lines')}>
        <ProductFinder onFound={add} />
        {lines.length === 0 ? <Text color="fg.muted">{t('stockTransfers.form.none')}</Text> : null}
        <Flex as="ul" direction="column" gap="2" listStyleType="none">
          {lines.map((line) => (
            <Flex as="li" key={line.id} gap="3" align="center">
              <Text flex="1" minW="0" overflowWrap="anywhere">
                <bdi>{line.name}</bdi>
              </Text>
              <Box w="8rem">
                <DecimalInput
                  aria-label={t('stockTransfers.form.quantityOf', { name: line.name })}
                  decimals={3}
                  minDecimals={0}
                  size="md"
                  value={line.requestedMilli}
                  onChange={(requestedMilli) => setLines(changed(lines, line.id, requestedMilli))}
                />
              </Box>
              <IconButton
                variant="ghost"
                aria-label={t('stockTransfers.form.remove', { name: line.name })}
                onClick={() => setLines(lines.filter((each) => each.id !== line.id))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </Flex>
          ))}
        </Flex>
      </Section>
    </Flex>
  )
}

function linesOf(draft: StockTransfer | null): DraftLine[] {
  return (draft?.lines ?? []).map(({ id, productId, designation, requestedMilli }) => ({
    ...{ id, productId, name: designation, requestedMilli },
  }))
}

function valuesOf(draft: StockTransfer | null, places: readonly TransferPlace[], here: string | undefined): Values {
  const open = places.find(({ id }) => id === here)
  return {
    fromLocationId: draft?.from.locationId ?? open?.locations[0]?.id ?? '',
    toPointOfSaleId: draft?.to.pointOfSaleId ?? '',
    toLocationId: draft?.to.locationId ?? '',
    note: draft?.note ?? '',
  }
}

function changed(lines: readonly DraftLine[], id: string, requestedMilli: number | null): DraftLine[] {
  return lines.map((line) => (line.id === id ? { ...line, requestedMilli } : line))
}

/** One more of a product: on its line where there is one. */
function withProduct(lines: readonly DraftLine[], { id, designation }: FoundProduct): DraftLine[] {
  const known = lines.find(({ productId }) => productId === id)
  if (known) return changed(lines, known.id, (known.requestedMilli ?? 0) + 1000)
  return [...lines, { id: newId(), productId: id, name: designation, requestedMilli: 1000 }]
}
