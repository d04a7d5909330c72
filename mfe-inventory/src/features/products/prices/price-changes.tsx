import { ArrowRight } from 'lucide-react'
import { Fragment } from 'react'
import {
  MOST_PRICE_CHANGES,
  type PackPriceChange,
  type PriceChange,
  type ProductPrices,
} from '@comptoir/contracts/inventory/product-prices'
import {
  chakra,
  DateTime,
  DirectionalIcon,
  HStack,
  Percent,
  Quantity,
  Table,
  Text,
  UnitPrice,
  useCompany,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform'
import { type ChangedValue, changedValues } from './changed-values.ts'

/** The changes of a product's prices, newest first, down to its creation. */
export function PriceChanges({ prices: { changes, hasMore, createdAt } }: { prices: ProductPrices }) {
  const { t } = useTranslation('inventory')
  return (
    <>
      {changes.length === 0 ? null : <Changes changes={changes} />}
      <Text textStyle="small" color="fg.muted">
        {hasMore ? (
          t('products.why.older', { most: MOST_PRICE_CHANGES })
        ) : (
          <>
            {t(changes.length === 0 ? 'products.why.never' : 'products.why.created')}{' '}
            <DateTime value={createdAt} kind="date" />
          </>
        )}
      </Text>
    </>
  )
}

function Changes({ changes }: { changes: readonly PriceChange[] }) {
  const { t } = useTranslation('inventory')
  return (
    <Table.Root size="sm" aria-label={t('products.why.history')} css={COMPACT}>
      <VisuallyHidden as="thead">
        <tr>
          <th scope="col">{t('products.why.column.what')}</th>
          <th scope="col">{t('products.why.column.change')}</th>
          <th scope="col">{t('products.why.column.difference')}</th>
        </tr>
      </VisuallyHidden>
      {changes.map((change) => (
        <Table.Body key={change.version}>
          <Head change={change} />
          {changedValues(change).map((value) => (
            <Line key={value.what === 'pack' ? value.pack.packId : value.what} value={value} />
          ))}
        </Table.Body>
      ))}
    </Table.Root>
  )
}

/** Lines of one change stand together under what they have in common. */
const COMPACT = {
  '& tbody tr:not(:last-of-type) :is(td, th)': { borderBottomWidth: 0 },
  '& td': { h: 'auto', py: '1' },
  '& :is(td, th):first-of-type': { ps: 0 },
  '& :is(td, th):last-of-type': { pe: 0 },
} as const

function Head({ change: { changedAt, changedBy, source, title } }: { change: PriceChange }) {
  const { t } = useTranslation('inventory')
  return (
    <tr>
      <chakra.th scope="rowgroup" colSpan={3} textAlign="start" fontWeight="normal" pt="2" overflowWrap="anywhere">
        <DateTime value={changedAt} />
        <Text as="span" textStyle="small" color="fg.muted">
          {[changedBy, t(`products.why.source.${source}`), title].map((word) =>
            word === null ? null : (
              <Fragment key={word}>
                {' · '}
                <bdi>{word}</bdi>
              </Fragment>
            ),
          )}
        </Text>
      </chakra.th>
    </tr>
  )
}

function Line({ value }: { value: ChangedValue }) {
  const { t } = useTranslation('inventory')
  const share = 'shareMilli' in value ? value.shareMilli : null
  return (
    <Table.Row>
      <Table.Cell
        color="fg.muted"
        {...(value.what === 'pack' ? { overflowWrap: 'anywhere' } : { whiteSpace: 'nowrap' })}
      >
        {value.what === 'pack' ? <Pack {...value.pack} /> : t(`products.why.changed.${value.what}`)}
      </Table.Cell>
      <Table.Cell>
        <HStack as="span" display="inline-flex" gap="1.5" wrap="wrap">
          <Value value={value} side="from" />
          <HStack as="span" display="inline-flex" gap="1.5">
            <DirectionalIcon icon={ArrowRight} size={14} />
            <VisuallyHidden>{t('products.why.to')}</VisuallyHidden>
            <Value value={value} side="to" />
          </HStack>
        </HStack>
      </Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap">
        {share === null ? null : (
          <chakra.bdi dir="ltr">
            {share > 0 ? '+' : ''}
            <Percent rateMilli={share} />
          </chakra.bdi>
        )}
      </Table.Cell>
    </Table.Row>
  )
}

/** `Carton (24)`. */
function Pack({ unit, quantityMilli }: Pick<PackPriceChange, 'unit' | 'quantityMilli'>) {
  return (
    <bdi>
      {unit} (<Quantity quantityMilli={quantityMilli} />)
    </bdi>
  )
}

function Value({ value, side }: { value: ChangedValue; side: 'from' | 'to' }) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  if (value.what === 'vatRate') return <Percent rateMilli={value[side]} />
  if (value.what === 'isFodec') return t(value[side] ? 'products.why.yes' : 'products.why.no')
  if (value.what === 'priceBasis') return t(`products.form.${value[side]}.short`)
  if (value.what === 'pack') return <OwnPrice price={value[side]} />
  const price = value[side]
  return price === null ? '–' : <UnitPrice unitPriceMicro={price} currency={currency} hasSymbol={false} />
}

/** A pack that had none cost what it held, or was not there. */
function OwnPrice({ price }: { price: PackPriceChange['after'] }) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  if (price === null) return t('products.why.noOwnPrice')
  return (
    <span>
      <UnitPrice unitPriceMicro={price.priceMicro} currency={currency} hasSymbol={false} />{' '}
      {t(`products.form.${price.priceBasis}.short`)}
    </span>
  )
}
