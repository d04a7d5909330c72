import {
  Box,
  chakra,
  Flex,
  Money,
  Percent,
  Text,
  UnitPrice,
  useFormat,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform'
import { isPriceTyped, priceOf } from '../cart/line-price.ts'
import { totalsOf } from '../cart/cart-totals.ts'
import { useCurrency, useDiscountRules } from '../cart/use-discount-rules.ts'
import type { LineToApprove } from './needed-approvals.ts'
import type { AskedApproval } from './asked-approval.ts'

/** What is approved, line by line, and what the whole ticket comes to. */
export function LinesToApprove({ lines, totalMinor, credit }: Pick<AskedApproval, 'lines' | 'totalMinor' | 'credit'>) {
  const { t } = useTranslation('sales-purchases')
  const currency = useCurrency()
  return (
    <Box as="dl" borderWidth="1px" borderColor="border" borderRadius="lg" px="3" divideY="1px">
      {lines.map((each) => (
        <LineToApproveRow key={`${each.line.id} ${each.permission}`} of={each} />
      ))}
      <Flex justify="space-between" gap="3" py="2" fontWeight="semibold" borderColor="border.subtle">
        <dt>{t('counter.approval.total')}</dt>
        <dd>
          <Money amountMinor={totalMinor} currency={currency} />
        </dd>
      </Flex>
      {credit ? <CreditToApprove {...credit} /> : null}
    </Box>
  )
}

/** What the client would owe, and how much of that was agreed. */
function CreditToApprove({ wouldOweMinor, limitMinor }: NonNullable<AskedApproval['credit']>) {
  const { t } = useTranslation('sales-purchases')
  const currency = useCurrency()
  return (
    <Flex justify="space-between" gap="3" py="2" borderColor="border.subtle">
      <dt>{t('clientAccounts.counter.wouldOwe')}</dt>
      <Box as="dd" textAlign="end">
        <Text fontWeight="semibold">
          <Money amountMinor={wouldOweMinor} currency={currency} />
        </Text>
        <Text textStyle="small" color="fg.muted">
          {t('clientAccounts.limit')} <Money amountMinor={limitMinor ?? 0} currency={currency} />
        </Text>
      </Box>
    </Flex>
  )
}

function LineToApproveRow({ of }: { of: LineToApprove }) {
  const format = useFormat()
  const { pricing } = useDiscountRules()
  const { line } = of
  const { currency } = pricing
  const [figures] = totalsOf([line], pricing).lines
  return (
    <Flex justify="space-between" gap="3" py="2" borderColor="border.subtle">
      <Box as="dt" minW="0">
        {format.quantity(line.quantityMilli)} × <bdi>{line.product.designation}</bdi>
      </Box>
      <Box as="dd" flexShrink="0" textAlign="end">
        <Text fontWeight="semibold">
          <Said of={of} />
        </Text>
        <Text textStyle="small" color="fg.muted">
          <Money amountMinor={figures?.totalMinor ?? 0} currency={currency} />
        </Text>
      </Box>
    </Flex>
  )
}

/** The discount, or the price said by hand. */
function Said({ of: { line, permission } }: { of: LineToApprove }) {
  const { t } = useTranslation('sales-purchases')
  const currency = useCurrency()
  const { applied, product } = line
  if (permission === 'sales.editPrice')
    return (
      <>
        <UnitPrice unitPriceMicro={priceOf(line)} currency={currency} />
        {isPriceTyped(line) ? (
          <chakra.s ms="2" fontWeight="normal" color="fg.muted">
            <VisuallyHidden>{t('counterPrice.list')} </VisuallyHidden>
            <UnitPrice unitPriceMicro={product.unitPriceMicro} currency={currency} hasSymbol={false} />
          </chakra.s>
        ) : null}
      </>
    )
  if (applied?.kind === 'rate') return <Percent rateMilli={-applied.rateMilli} />
  return applied ? <Money amountMinor={-applied.amountMinor} currency={currency} /> : null
}
