import { useRef } from 'react'
import { locationsOf, type StockLocation } from '@comptoir/contracts/company/locations'
import type { Product } from '@comptoir/contracts/inventory/products'
import {
  ADJUSTMENT_REASONS,
  LONGEST_ADJUSTMENT_NOTE,
  MOST_ADJUSTED_LINES,
  type AdjustmentReason,
} from '@comptoir/contracts/inventory/stock-adjustments'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import { UNITS } from '@comptoir/contracts/inventory/units'
import { MOST_UNIT_DECIMALS } from '@comptoir/money'
import {
  Flex,
  Grid,
  Input,
  NativeSelect,
  newId,
  Section,
  Text,
  useCompanyQuery,
  useHasPermission,
  useList,
  useTranslation,
} from '@comptoir/platform'
import { FieldShell } from '@comptoir/platform/forms'
import type { Scanned } from '../../common/find-scanned.ts'
import { PasteLines } from '../../common/paste-lines.tsx'
import { ProductPicker } from '../../common/product-picker.tsx'
import { AdjustmentLines } from './adjustment-lines.tsx'
import { withLine, withoutLine, withProduct, type AddedProduct, type Draft } from './draft.ts'
import { useLineKeys } from './use-line-keys.ts'
import { usePasteWords } from './use-paste-words.ts'

interface AdjustmentEditorProps {
  draft: Draft
  pointOfSaleId: string
  onChange: (change: (known: Draft) => Draft) => void
}

/** An adjustment as it is written down: where, why, and what of each product. */
export function AdjustmentEditor({ draft, pointOfSaleId, onChange }: AdjustmentEditorProps) {
  const { t } = useTranslation('inventory')
  const seesCost = useHasPermission(STOCK_LEVELS.permissions.seeValue)
  const picker = useRef<HTMLInputElement>(null)
  const keys = useLineKeys(() => picker.current?.focus())
  const decimalsOf = useUnitDecimals()
  const words = {
    label: t('stockAdjustments.find'),
    hint: t('stockAdjustments.findHint'),
    nothing: (text: string) => t('stockAdjustments.nothing', { text }),
    lost: (text: string) => t('stockAdjustments.lost', { text }),
    found: (count: number) => t('stockAdjustments.found', { count }),
  }
  const added = ({ id: productId, unit, ...product }: Product, quantityMilli: number): AddedProduct => {
    const { code, designation, tracking, lotsExpire } = product
    const unitDecimals = decimalsOf(unit?.id)
    return { productId, code, designation, tracking, lotsExpire, quantityMilli, unit: unit?.name ?? null, unitDecimals }
  }
  // Two scans may be under way at once: each is added to what is there when its answer comes.
  const add = (some: readonly Scanned[]): void => {
    const more = some.map(({ product, quantityMilli }) => ({ id: newId(), product: added(product, quantityMilli) }))
    onChange((known) => more.reduce((all, { id, product }) => withProduct(all, product, id), known))
  }
  return (
    <Flex direction="column" gap="4">
      <Section title={t('stockAdjustments.facts')}>
        <AdjustmentHead draft={draft} pointOfSaleId={pointOfSaleId} onChange={onChange} />
      </Section>
      <Section title={t('stockAdjustments.goods')} actions={<PasteLines words={usePasteWords()} onRead={add} />}>
        {draft.lines.length < MOST_ADJUSTED_LINES ? (
          <ProductPicker
            ref={picker}
            words={words}
            onPick={(product, quantityMilli) => add([{ product, quantityMilli }])}
          />
        ) : null}
        <AdjustmentLines
          draft={draft}
          keys={keys}
          seesCost={seesCost}
          change={(line) => onChange((known) => withLine(known, line))}
          remove={(id) => onChange((known) => withoutLine(known, id))}
        />
        {draft.lines.length === 0 ? null : (
          <Text textStyle="small" color="fg.muted" hideBelow="md">
            {t('stockAdjustments.keys')}
          </Text>
        )}
      </Section>
    </Flex>
  )
}

/** More units than a company ever uses. */
const MOST_UNITS = 100

function useUnitDecimals(): (id: string | undefined) => number {
  const { data } = useList(UNITS, { page: 1, limit: MOST_UNITS })
  return (id) => data?.data.find((unit) => unit.id === id)?.decimals ?? MOST_UNIT_DECIMALS
}

function AdjustmentHead({ draft, pointOfSaleId, onChange }: AdjustmentEditorProps) {
  const { t } = useTranslation('inventory')
  const { data: locations = [] } = useCompanyQuery<StockLocation[]>(locationsOf(pointOfSaleId), [])
  const offered = locations.filter(({ id, isActive }) => isActive || id === draft.locationId)
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
      <Choice
        label={t('stockAdjustments.location')}
        value={draft.locationId}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(locationId) => onChange((known) => at(known, locationId))}
      />
      <Choice
        label={t('stockAdjustments.chosenReason')}
        value={draft.reason}
        options={ADJUSTMENT_REASONS.map((value) => ({ value, label: t(`stockAdjustments.reason.${value}`) }))}
        onChange={(reason: AdjustmentReason) => onChange((known) => ({ ...known, reason }))}
      />
      <FieldShell label={t('stockAdjustments.note')} isWide>
        {(control) => (
          <Input
            {...control}
            size="lg"
            dir="auto"
            autoComplete="off"
            maxLength={LONGEST_ADJUSTMENT_NOTE}
            placeholder={t('stockAdjustments.noteHint')}
            value={draft.note}
            onChange={({ target: { value: note } }) => onChange((known) => ({ ...known, note }))}
          />
        )}
      </FieldShell>
    </Grid>
  )
}

/** The same in another place, whose stock nobody has asked for yet. */
function at(known: Draft, locationId: string): Draft {
  return { ...known, locationId, lines: known.lines.map((line) => ({ ...line, onHandMilli: null })) }
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <FieldShell label={label}>
      {(control) => (
        <NativeSelect.Root size="lg">
          <NativeSelect.Field
            {...control}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen) onChange(chosen.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </FieldShell>
  )
}
