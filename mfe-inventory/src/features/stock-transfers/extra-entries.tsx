import { Box, Flex, IconButton, Input, Text, useTranslation } from '@comptoir/platform'
import { DecimalInput } from '@comptoir/platform/forms'
import { Trash2 } from 'lucide-react'
import { ProductPicker } from '../../common/product-picker.tsx'
import type { ExtraEntry } from './extra-entries.rules.ts'
import { usePickerWords } from './use-picker-words.ts'
import type { LineEntries } from './use-line-entries.ts'

/** What arrived beyond what was shipped, as it is received: found by scan or search. */
export function ExtraEntries({ entering: { extras, setExtras, addExtra } }: { entering: LineEntries }) {
  const { t } = useTranslation('inventory')
  const change = (extra: ExtraEntry): void =>
    setExtras((known) => known.map((each) => (each.id === extra.id ? extra : each)))
  return (
    <Box
      role="group"
      aria-label={t('stockTransfers.extra.title')}
      borderTopWidth="1px"
      borderColor="border.subtle"
      py="3"
    >
      <Text fontWeight="medium">{t('stockTransfers.extra.title')}</Text>
      <Text color="fg.muted" textStyle="small" mb="2">
        {t('stockTransfers.extra.text')}
      </Text>
      <ProductPicker words={usePickerWords(t('stockTransfers.extra.find'))} onPick={addExtra} />
      <Flex as="ul" direction="column" gap="2" listStyleType="none">
        {extras.map((extra) => (
          <Flex as="li" key={extra.id} gap="3" align="center" wrap="wrap">
            <Text flex="1" minW="10rem" overflowWrap="anywhere">
              <bdi>{extra.designation}</bdi>
            </Text>
            {extra.tracking === 'none' ? null : (
              <Input
                w="14rem"
                dir="ltr"
                aria-label={t(`stockTransfers.extra.${extra.tracking}`, { name: extra.designation })}
                placeholder={t(`stockTransfers.extra.${extra.tracking}`, { name: extra.designation })}
                value={extra.numbers}
                onChange={(event) => change({ ...extra, numbers: event.target.value })}
              />
            )}
            <Box w="8rem">
              <DecimalInput
                aria-label={t('stockTransfers.extra.quantityOf', { name: extra.designation })}
                decimals={3}
                minDecimals={0}
                size="md"
                value={extra.quantityMilli}
                onChange={(quantityMilli) => change({ ...extra, quantityMilli })}
              />
            </Box>
            <IconButton
              variant="ghost"
              aria-label={t('stockTransfers.form.remove', { name: extra.designation })}
              onClick={() => setExtras((known) => known.filter(({ id }) => id !== extra.id))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}
