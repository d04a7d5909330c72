import type { ReactNode } from 'react'
import { exponentOf, isCurrency } from '@comptoir/money'
import { Box, chakra, Input, Text, useCompany, useTranslation } from '@comptoir/platform'
import { DecimalInput, useController, type Control } from '@comptoir/platform/forms'
import { cellName } from './cell-keys.ts'
import type { GridValues } from './rows.ts'

interface CellProps {
  control: Control<GridValues>
  at: number
  /** Of which variant, and of what: cells have no label of their own. */
  label: string
}

const PRICE_DECIMALS = 6

/** The field of a cell with a mark while it is not saved, and its refusal below. */
function CellShell({
  id,
  isDirty,
  error,
  children,
}: {
  id: string
  isDirty: boolean
  error: string | undefined
  children: ReactNode
}) {
  const { t } = useTranslation('inventory')
  return (
    <Box position="relative">
      {children}
      {isDirty ? (
        <Box
          role="img"
          aria-label={t('variants.grid.unsaved')}
          position="absolute"
          top="1"
          insetInlineEnd="1"
          boxSize="1.5"
          borderRadius="full"
          bg="pending.solid"
        />
      ) : null}
      {error === undefined ? null : (
        <Text id={id} role="alert" textStyle="caption" color="danger.fg" whiteSpace="normal" mt="1">
          {error}
        </Text>
      )}
    </Box>
  )
}

/** A code, or the barcodes of a variant as one text. */
export function TextCell({
  control,
  at,
  label,
  column,
  maxLength,
}: CellProps & { column: 'code' | 'barcodes'; maxLength: number }) {
  const { field, fieldState } = useController({ control, name: `rows.${at}.${column}` })
  const error = messageIn(fieldState.error)
  const noteId = `${field.name}-note`
  return (
    <CellShell id={noteId} isDirty={fieldState.isDirty} error={error}>
      <Input
        {...field}
        data-cell={cellName(at, column)}
        size="md"
        type="text"
        dir="ltr"
        textAlign={{ base: 'start', _rtl: 'end' }}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : noteId}
        maxLength={maxLength}
        autoComplete="off"
      />
    </CellShell>
  )
}

/** A price in the basis of its product. */
export function PriceCell({ control, at, label }: CellProps) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const unread = t('variants.grid.priceUnread')
  const { field, fieldState } = useController({
    control,
    name: `rows.${at}.priceMicro`,
    rules: { validate: (value) => (value !== null && !Number.isNaN(value)) || unread },
  })
  const error = Number.isNaN(field.value) ? unread : fieldState.error?.message
  const noteId = `${field.name}-note`
  return (
    <CellShell id={noteId} isDirty={fieldState.isDirty} error={error}>
      <DecimalInput
        data-cell={cellName(at, 'priceMicro')}
        size="md"
        ref={field.ref}
        name={field.name}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : noteId}
        decimals={PRICE_DECIMALS}
        minDecimals={isCurrency(currency) ? exponentOf(currency) : 2}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </CellShell>
  )
}

/** Whether it is sold. */
export function ActiveCell({ control, at, label }: CellProps) {
  const { field, fieldState } = useController({ control, name: `rows.${at}.isActive` })
  return (
    <CellShell id={`${field.name}-note`} isDirty={fieldState.isDirty} error={fieldState.error?.message}>
      <chakra.label display="flex" alignItems="center" justifyContent="center" h="10" cursor="pointer">
        <chakra.input
          type="checkbox"
          data-cell={cellName(at, 'isActive')}
          ref={field.ref}
          name={field.name}
          boxSize="4"
          accentColor="brand.solid"
          aria-label={label}
          checked={field.value}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
        />
      </chakra.label>
    </CellShell>
  )
}

/** The field's own message, or that of the first of its barcodes that was refused. */
function messageIn(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined
}
