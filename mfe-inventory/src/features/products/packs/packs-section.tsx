import { Plus } from 'lucide-react'
import { MOST_PACKS } from '@comptoir/contracts/inventory/products'
import { UNITS } from '@comptoir/contracts/inventory/units'
import { Button, Flex, Text, useShortList, useTranslation } from '@comptoir/platform'
import { FormSection, useFieldArray, type Control } from '@comptoir/platform/forms'
import type { ProductValues } from '../product-values.ts'
import { NEW_PACK } from './pack-values.ts'
import { PackFields } from './pack-fields.tsx'

/** The further units that the product is sold by: a pack of 6, a carton of 24. */
export function PacksSection({ control }: { control: Control<ProductValues> }) {
  const { t } = useTranslation('inventory')
  const { fields, append, remove } = useFieldArray({ control, name: 'packs', keyName: 'key' })
  const { data: units = [] } = useShortList(UNITS)
  return (
    <FormSection title={t('products.packs.title')} columns={1}>
      <Text color="fg.muted">{t('products.packs.help')}</Text>
      {fields.length === 0 ? null : (
        <Flex as="ul" direction="column" gap="4" listStyleType="none">
          {fields.map(({ key }, index) => (
            <PackFields key={key} control={control} index={index} units={units} onRemove={() => remove(index)} />
          ))}
        </Flex>
      )}
      {fields.length < MOST_PACKS ? (
        <Button
          variant="outline"
          size="lg"
          type="button"
          alignSelf="start"
          justifySelf="start"
          onClick={() => append(NEW_PACK)}
        >
          <Plus aria-hidden size={16} />
          {t('products.packs.add')}
        </Button>
      ) : null}
    </FormSection>
  )
}
