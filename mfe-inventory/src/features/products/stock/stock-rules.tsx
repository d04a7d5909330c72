import { useId, useState, type FormEvent } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import type { Product } from '@comptoir/contracts/inventory/products'
import { STOCK_REORDER, StockRulesInput, type StockRules } from '@comptoir/contracts/inventory/stock-reorder'
import {
  api,
  Box,
  Button,
  chakra,
  ErrorPanel,
  Flex,
  FormDialog,
  pathOf,
  SimpleGrid,
  useCompanyQuery,
  useHasPermission,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { QuantityField, useForm } from '@comptoir/platform/forms'
import { SHOWING_STOCK } from '../../../common/manage-stocks.ts'

type Rule = StockRules['rules'][number]

interface RuleValues {
  rules: Omit<Rule, 'pointOfSale'>[]
}

/**
 * Leads to what each point of sale should have of a product that is saved: a call of its own, apart from the form, and read
 * when somebody asks for it.
 */
export function ProductStockRules({ product }: { product: Product }) {
  const { t } = useTranslation('inventory')
  const mayWrite = useHasPermission(STOCK_REORDER.permissions.write)
  const [isAsked, setAsked] = useState(false)
  if (!mayWrite) return null
  return (
    <Box gridColumn="1 / -1">
      <Button type="button" variant="outline" onClick={() => setAsked(true)}>
        <SlidersHorizontal aria-hidden size={16} />
        {t('products.stock.rules.title')}
      </Button>
      {isAsked ? <AskedRules product={product} onClose={() => setAsked(false)} /> : null}
    </Box>
  )
}

function AskedRules({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t } = useTranslation('inventory')
  const { data, error, refetch } = useCompanyQuery<StockRules>(STOCK_REORDER, ['rules', product.id], { staleTimeMs: 0 })
  if (data) return <RulesDialog product={product} rules={data.rules} onClose={onClose} />
  if (!error) return null
  return <ErrorPanel title={t('products.stock.rules.failed')} error={error} onRetry={() => void refetch()} />
}

const FIGURES = ['minimumMilli', 'targetMilli', 'multipleMilli'] as const

interface RulesDialogProps {
  product: Product
  rules: readonly Rule[]
  onClose: () => void
}

function RulesDialog({ product, rules, onClose }: RulesDialogProps) {
  const { t } = useTranslation('inventory')
  const formId = useId()
  const form = useForm<RuleValues>({ defaultValues: { rules: rules.map(({ pointOfSale: _shop, ...rule }) => rule) } })
  const { save, isSaving } = useSave(
    (input: StockRulesInput) => api.put<StockRules>(pathOf(STOCK_REORDER, 'rules', product.id), input),
    {
      contract: StockRulesInput,
      form,
      invalidates: [STOCK_REORDER, ...SHOWING_STOCK],
      success: t('products.stock.rules.saved'),
      onSaved: onClose,
    },
  )
  const submit = (event: FormEvent): void => {
    // A dialog of a form is within it, for events: its own is sent alone.
    event.preventDefault()
    event.stopPropagation()
    void form.handleSubmit(({ rules: typed }) =>
      save({
        rules: rules.map(({ pointOfSale, ...known }, at) => ({
          ...known,
          ...typed[at],
          pointOfSaleId: pointOfSale.id,
        })),
      }),
    )()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isBusy={isSaving}
      title={t('products.stock.rules.title')}
      subtitle={t('products.stock.rules.help')}
      size="lg"
      footer={
        <>
          <Button type="button" variant="outline" size="lg" disabled={isSaving} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="lg" loading={isSaving}>
            {t('products.stock.rules.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Flex direction="column" gap="4">
          {rules.map(({ pointOfSale }, at) => (
            <chakra.fieldset key={pointOfSale.id}>
              <chakra.legend fontWeight="medium" mb="2">
                <bdi>{pointOfSale.name}</bdi>
              </chakra.legend>
              <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3" alignItems="start">
                {FIGURES.map((name) => (
                  <QuantityField
                    key={name}
                    control={form.control}
                    name={`rules.${at}.${name}`}
                    label={t(`products.stock.rules.${name}`)}
                  />
                ))}
              </SimpleGrid>
            </chakra.fieldset>
          ))}
        </Flex>
      </form>
    </FormDialog>
  )
}
