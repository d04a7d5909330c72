import { useId, useState, type FormEvent } from 'react'
import { PackagePlus } from 'lucide-react'
import { LOTS } from '@comptoir/contracts/inventory/lots'
import { OPENING_STOCK, OpeningStockInput, type OpeningStock } from '@comptoir/contracts/inventory/opening-stock'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import { SERIAL_NUMBERS } from '@comptoir/contracts/inventory/serial-numbers'
import type { ShortItem } from '@comptoir/contracts/schema'
import {
  api,
  Box,
  Button,
  FormDialog,
  newId,
  pathOf,
  useHasPermission,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { useForm } from '@comptoir/platform/forms'
import { valuesOf, type ProductValues } from '../product-values.ts'
import { OpeningFields } from './opening-fields.tsx'
import { blankPlaces, placesOf } from './opening-values.ts'

export interface OpeningDialogProps {
  product: Product
  /** Points of sale where the product has not moved yet. */
  places: readonly ShortItem[]
}

/** Leads to the opening stock of a product that is saved, where it can still be said: a call of its own, apart from the form. */
export function OpeningDialog({ product, places }: OpeningDialogProps) {
  const { t } = useTranslation('inventory')
  const [asked, setAsked] = useState<string | null>(null)
  const mayOpen = useHasPermission(OPENING_STOCK.permissions.openStock)
  const [shown, setShown] = useState(places)
  if (!mayOpen || (places.length === 0 && asked === null)) return null
  return (
    <Box gridColumn="1 / -1">
      <Button
        type="button"
        variant="outline"
        onClick={() => {
          setShown(places)
          setAsked(newId())
        }}
      >
        <PackagePlus aria-hidden size={16} />
        {t('products.stock.opening.enter')}
      </Button>
      {asked === null ? null : (
        <OpeningForm key={asked} id={asked} product={product} places={shown} onClose={() => setAsked(null)} />
      )}
    </Box>
  )
}

interface OpeningFormProps extends OpeningDialogProps {
  /** Of what is sent: sent twice, it is posted once. */
  id: string
  onClose: () => void
}

function OpeningForm({ id, product, places, onClose }: OpeningFormProps) {
  const { t } = useTranslation('inventory')
  const formId = useId()
  const form = useForm<ProductValues>({ defaultValues: { ...valuesOf(product), openingStock: blankPlaces(places) } })
  const { save, isSaving } = useSave(
    (input: OpeningStockInput) =>
      api.post<OpeningStock>(pathOf(PRODUCTS, product.id, 'opening-stock'), input, { idempotencyKey: id }),
    {
      contract: OpeningStockInput,
      form,
      fieldOfCode: { [OPENING_STOCK.errors.nothing]: firstField(product) },
      invalidates: [PRODUCTS, LOTS, SERIAL_NUMBERS],
      success: t('products.stock.opening.saved', { name: product.designation }),
      onSaved: onClose,
    },
  )
  const submit = (event: FormEvent): void => {
    // A dialog of a form is within it, for events: its own is sent alone.
    event.preventDefault()
    event.stopPropagation()
    void form.handleSubmit(({ openingStock }) => save({ openingStock: placesOf(openingStock, product) }))()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isBusy={isSaving}
      title={t('products.stock.opening.enter')}
      subtitle={t('products.stock.opening.dialogHelp')}
      size="lg"
      footer={
        <>
          <Button type="button" variant="outline" size="lg" disabled={isSaving} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="lg" loading={isSaving}>
            {t('products.stock.opening.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <OpeningFields control={form.control} places={places} />
      </form>
    </FormDialog>
  )
}

/** Where it is said that nothing was typed. */
function firstField({ tracking }: Product): string {
  return tracking === 'none' ? 'openingStock.0.quantityMilli' : 'openingStock.0.serialNumbers'
}
