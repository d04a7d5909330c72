import type { ReactNode } from 'react'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import { microFromNumber, milliRateFromNumber } from '@comptoir/money'
import {
  ActivityBadge,
  Code,
  DateTime,
  Fact,
  HStack,
  Percent,
  Quantity,
  SimpleGrid,
  Text,
  UnitPrice,
  useCompany,
  useHasPermission,
  useTranslation,
} from '@comptoir/platform'
import { useShownDesignation } from '../../../common/use-shown-designation.ts'
import { marginOf } from '../form/margin.ts'
import { MarginValue } from '../form/margin-value.tsx'
import { shownPriceMicro } from '../shown-price.ts'
import { useToldOfProduct } from '../sheet-parts/use-told-of-product.ts'

interface Facts {
  product: Product
}

const NOTHING = '–'

/** What is known of a product itself. */
export function SheetFacts({ product }: Facts) {
  const { t } = useTranslation('inventory')
  const family = [product.category, product.subcategory].flatMap((each) => each?.name ?? [])
  return (
    <SimpleGrid as="dl" columns={2} columnGap="4" rowGap="3">
      <OtherNames product={product} />
      <Prices product={product} />
      <Fact label={t('products.column.category')}>{words(family.join(' / '))}</Fact>
      <Fact label={t('products.column.brand')}>{words(product.brand?.name)}</Fact>
      <Fact label={t('products.column.barcodes')}>
        {product.barcodes.length === 0 ? NOTHING : <Code>{product.barcodes.join(', ')}</Code>}
      </Fact>
      <Fact label={t('products.column.unit')}>{words(product.unit?.name)}</Fact>
      <Fact label={t('products.column.location')}>{words(product.location)}</Fact>
      <Fact label={t('products.column.packageQuantity')}>
        {product.packageQuantity === null ? NOTHING : <Quantity quantityMilli={product.packageQuantity * 1000} />}
      </Fact>
      <Fact label={t('products.sheet.status')}>
        <ActivityBadge isActive={product.isActive} />
      </Fact>
      <Made product={product} />
    </SimpleGrid>
  )
}

function words(text: string | null | undefined): ReactNode {
  return text ? <bdi>{text}</bdi> : NOTHING
}

/** Its designations in the languages that the title does not show. */
function OtherNames({ product }: Facts) {
  const { t } = useTranslation('inventory')
  const shown = useShownDesignation()(product)
  const names = [
    { label: t('products.form.designation'), name: product.designation },
    { label: t('products.form.designationAr'), name: product.designationAr },
    { label: t('products.form.designationEn'), name: product.designationEn },
  ]
  return names.map(({ label, name }) =>
    name === null || name === shown ? null : (
      <Fact key={label} label={label}>
        <bdi>{name}</bdi>
      </Fact>
    ),
  )
}

function Prices({ product }: Facts) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const price = (value: number) =>
    value === 0 ? (
      t('products.noPrice')
    ) : (
      <UnitPrice unitPriceMicro={shownPriceMicro(value, currency)} currency={currency} />
    )
  const { discount } = product
  return (
    <>
      <Fact label={t('products.column.priceTtc')}>
        <Text as="span" fontWeight="semibold">
          {price(product.priceTtc)}
        </Text>
      </Fact>
      <Fact label={t('products.column.priceHt')}>
        <HStack as="span" display="inline-flex" gap="2" wrap="wrap">
          {price(product.priceHt)}
          <Text as="span" textStyle="small" color="fg.muted">
            {t('products.column.vatRate')} <Percent rateMilli={milliRateFromNumber(product.vatRate)} />
          </Text>
        </HStack>
      </Fact>
      {discount === null ? null : (
        <Fact label={t('products.sheet.discount')}>
          <Percent rateMilli={discount.rateMilli} isBold /> <bdi>{discount.name}</bdi>
        </Fact>
      )}
      <Cost product={product} />
    </>
  )
}

/** For who may see costs. */
function Cost({ product }: Facts) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  if (!useHasPermission(PRODUCTS.permissions.seeCost)) return null
  const { purchasePrice, priceHt, vatRate, isFodec } = product
  const margin = marginOf({ priceBasis: 'ht', price: priceHt, vatRate: String(vatRate), isFodec, purchasePrice })
  return (
    <>
      <Fact label={t('products.column.purchasePrice')}>
        {purchasePrice === null ? (
          NOTHING
        ) : (
          <UnitPrice unitPriceMicro={microFromNumber(purchasePrice)} currency={currency} />
        )}
      </Fact>
      <Fact label={t('products.form.margin')}>{margin === null ? NOTHING : <MarginValue margin={margin} />}</Fact>
    </>
  )
}

/** Who made it; when is told with its prices. */
function Made({ product }: Facts) {
  const { t } = useTranslation('inventory')
  const { data } = useToldOfProduct(product.id, 'prices')
  return (
    <Fact label={t('products.sheet.created')}>
      {data ? <DateTime value={data.createdAt} kind="date" /> : NOTHING}
      {product.createdBy === null ? null : (
        <Text as="span" color="fg.muted" display="block" textStyle="small">
          <bdi>{product.createdBy}</bdi>
        </Text>
      )}
    </Fact>
  )
}
