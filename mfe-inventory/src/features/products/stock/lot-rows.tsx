import { Plus, Trash2 } from 'lucide-react'
import { Box, Button, Flex, IconButton, Quantity, SimpleGrid, Text, useToday, useTranslation } from '@comptoir/platform'
import { DayField, QuantityField, TextField, useFieldArray, useWatch, type Control } from '@comptoir/platform/forms'
import { OPENING_LIMITS } from '@comptoir/contracts/inventory/opening-stock'
import type { ProductValues } from '../product-values.ts'
import { dayAfter } from './expiry.ts'
import { sumOf } from './opening-values.ts'

export interface LotRowsProps {
  control: Control<ProductValues>
  /** Which place of the opening stock. */
  at: number
}

/** The lots of one place, a row each, and what they come to. */
export function LotRows({ control, at }: LotRowsProps) {
  const { t } = useTranslation('inventory')
  const name = `openingStock.${at}.lots` as const
  const { fields, append, remove } = useFieldArray({ control, name })
  const [lotsExpire, shelfLifeDays, lots] = useWatch({ control, name: ['lotsExpire', 'shelfLifeDays', name] })
  const today = useToday()
  const proposed = lotsExpire && shelfLifeDays ? dayAfter(today, shelfLifeDays) : ''
  return (
    <Flex direction="column" gap="3">
      {fields.map(({ id }, row) => (
        <Flex
          key={id}
          gap="2"
          align="flex-start"
          role="group"
          aria-label={t('products.stock.lots.row', { place: row + 1 })}
        >
          <SimpleGrid flex="1" minW="0" columns={{ base: 1, sm: lotsExpire ? 3 : 2 }} gap="3" alignItems="start">
            <TextField
              control={control}
              name={`${name}.${row}.number`}
              label={t('products.stock.lots.number')}
              isLtr
              maxLength={60}
              autoComplete="off"
            />
            {lotsExpire ? (
              <DayField
                control={control}
                name={`${name}.${row}.expiresOn`}
                label={t('products.stock.lots.expiresOn')}
              />
            ) : null}
            <QuantityField
              control={control}
              name={`${name}.${row}.quantityMilli`}
              label={t('products.stock.lots.quantity')}
            />
          </SimpleGrid>
          <IconButton
            type="button"
            variant="ghost"
            size="lg"
            mt="7"
            aria-label={t('products.stock.lots.remove', { place: row + 1 })}
            onClick={() => remove(row)}
          >
            <Trash2 aria-hidden size={16} />
          </IconButton>
        </Flex>
      ))}
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        {fields.length < OPENING_LIMITS.lots ? (
          <Button
            type="button"
            variant="outline"
            onClick={() => append({ number: '', expiresOn: proposed, quantityMilli: null })}
          >
            <Plus aria-hidden size={16} />
            {t('products.stock.lots.add')}
          </Button>
        ) : (
          <Box />
        )}
        {fields.length > 0 ? (
          <Text as="output" textStyle="small" color="fg.muted">
            {t('products.stock.lots.sum')} <Quantity quantityMilli={sumOf(lots)} isBold />
          </Text>
        ) : null}
      </Flex>
    </Flex>
  )
}
