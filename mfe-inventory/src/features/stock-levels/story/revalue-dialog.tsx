import { useId } from 'react'
import {
  MOST_REASON_CHARACTERS,
  STOCK_LEVELS,
  type ProductLevels,
  type RevaluationInput,
} from '@comptoir/contracts/inventory/stock-levels'
import { PRODUCTS_AT } from '@comptoir/contracts/addresses'
import { microFromNumber, stockValueMinor, stockValueNano, type Currency } from '@comptoir/money'
import {
  api,
  Button,
  Fact,
  Flex,
  FormDialog,
  Money,
  newId,
  pathOf,
  SimpleGrid,
  Text,
  useCompany,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import {
  PriceField,
  SelectField,
  TextField,
  useForm,
  useWatch,
  type Control,
  type Resolver,
} from '@comptoir/platform/forms'
import { useShownDesignation } from '../../../common/use-shown-designation.ts'

interface RevalueDialogProps {
  levels: ProductLevels
  isOpen: boolean
  onClose: () => void
}

interface Values {
  place: string
  unitCost: number | null
  reason: string
}

type Phrases = ReturnType<typeof useTranslation<'inventory'>>['t']

const EVERYWHERE = 'everywhere'

/** Places that have any of it. */
export const placesWithGoods = ({ places }: ProductLevels) => places.filter(({ onHandMilli }) => onHandMilli > 0)

/** Asks what one of a product costs from now on, where and why, and shows what the stock is worth before and after. */
export function RevalueDialog({ levels, isOpen, onClose }: RevalueDialogProps) {
  const { t } = useTranslation('inventory')
  const formId = useId()
  const designation = useShownDesignation()(levels)
  const places = placesWithGoods(levels)
  const [first, ...others] = places
  const form = useForm<Values>({
    resolver: resolverFor(t),
    defaultValues: { place: first && others.length === 0 ? first.place.id : EVERYWHERE, unitCost: null, reason: '' },
  })
  const { save, isSaving } = useSave(
    (input: RevaluationInput) =>
      api.post<ProductLevels>(pathOf(STOCK_LEVELS, levels.id, 'revaluations'), input, { idempotencyKey: input.id }),
    {
      invalidates: [STOCK_LEVELS, PRODUCTS_AT],
      success: t('stockLevels.revalue.saved'),
      form,
      fieldOfCode: { 'stockLevel.costSame': 'unitCost', 'stockLevel.reasonMissing': 'reason' },
      onSaved: onClose,
    },
  )
  const send = ({ place, unitCost, reason }: Values): void =>
    void save({
      id: newId(),
      locationId: place === EVERYWHERE ? null : place,
      unitCostMicro: microFromNumber(unitCost ?? 0),
      reason,
    })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isSaving}
      title={t('stockLevels.revalue.title', { product: designation })}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSaving}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSaving}>
            {t('stockLevels.revalue.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <Flex direction="column" gap="4">
          <Text>{t('stockLevels.revalue.text')}</Text>
          <RevalueFields control={form.control} places={places} />
          <BeforeAndAfter control={form.control} places={places} />
        </Flex>
      </form>
    </FormDialog>
  )
}

function resolverFor(t: Phrases): Resolver<Values> {
  return (values) => {
    const { unitCost, reason } = values
    const errors = {
      ...(unitCost === null || Number.isNaN(unitCost)
        ? { unitCost: { type: 'required', message: t('stockLevels.revalue.costRequired') } }
        : {}),
      ...(reason.trim() === ''
        ? { reason: { type: 'required', message: t('stockLevels.revalue.reasonRequired') } }
        : {}),
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

interface PartProps {
  control: Control<Values>
  places: ProductLevels['places']
}

function RevalueFields({ control, places }: PartProps) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  return (
    <>
      {places.length > 1 ? (
        <SelectField
          control={control}
          name="place"
          label={t('stockLevels.revalue.place')}
          isRequired
          options={[
            { value: EVERYWHERE, label: t('stockLevels.revalue.everywhere') },
            ...places.map(({ place }) => ({ value: place.id, label: `${place.name} · ${place.pointOfSale.name}` })),
          ]}
        />
      ) : null}
      <PriceField
        control={control}
        name="unitCost"
        label={t('stockLevels.revalue.cost')}
        isRequired
        currency={currency}
        autoFocus
      />
      <TextField
        control={control}
        name="reason"
        label={t('stockLevels.revalue.reason')}
        help={t('stockLevels.revalue.reasonHelp')}
        isRequired
        rows={2}
        maxLength={MOST_REASON_CHARACTERS}
      />
    </>
  )
}

/** What the stock of the chosen places is worth, and would be. */
function BeforeAndAfter({ control, places }: PartProps) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const [place, unitCost] = useWatch({ control, name: ['place', 'unitCost'] })
  const chosen = places.filter((each) => place === EVERYWHERE || each.place.id === place)
  const known = chosen.flatMap(({ valueMinor }) => (valueMinor === null ? [] : [valueMinor]))
  const unitCostMicro = unitCost === null || Number.isNaN(unitCost) ? null : microFromNumber(unitCost)
  const afterMinor =
    unitCostMicro === null
      ? null
      : stockValueMinor(
          stockValueNano(chosen.map(({ onHandMilli: quantityMilli }) => ({ quantityMilli, unitCostMicro }))),
          currency as Currency,
        )
  return (
    <SimpleGrid as="dl" columns={2} columnGap="4" aria-live="polite">
      <Fact label={t('stockLevels.revalue.now')}>
        {known.length === 0 ? (
          t('stockLevels.revalue.unknown')
        ) : (
          <Money amountMinor={known.reduce((sum, each) => sum + each, 0)} currency={currency} />
        )}
      </Fact>
      <Fact label={t('stockLevels.revalue.then')}>
        {afterMinor === null ? '–' : <Money amountMinor={afterMinor} currency={currency} />}
      </Fact>
    </SimpleGrid>
  )
}
