import { Box, Flex, IconButton, newId, Section, Text, useTranslation } from '@comptoir/platform'
import { DecimalInput } from '@comptoir/platform/forms'
import { Trash2 } from 'lucide-react'
import { PasteLines } from '../../common/paste-lines.tsx'
import { ProductPicker } from '../../common/product-picker.tsx'
import { changed, type DraftLine, withProduct } from './draft-lines.rules.ts'
import { usePasteWords } from './use-paste-words.ts'
import { usePickerWords } from './use-picker-words.ts'

interface DraftLinesProps {
  lines: readonly DraftLine[]
  onChange: (change: (lines: readonly DraftLine[]) => DraftLine[]) => void
}

/** What is to go: found by scan or search, or pasted out of a spreadsheet. */
export function DraftLines({ lines, onChange }: DraftLinesProps) {
  const { t } = useTranslation('inventory')
  const add = (product: { id: string; designation: string }, quantityMilli: number): void =>
    onChange((known) => withProduct(known, product, { id: newId(), quantityMilli }))
  return (
    <Section
      title={t('stockTransfers.form.lines')}
      actions={
        <PasteLines
          words={usePasteWords()}
          onRead={(found) => found.forEach(({ product, quantityMilli }) => add(product, quantityMilli))}
        />
      }
    >
      <ProductPicker words={usePickerWords(t('stockTransfers.form.find'))} onPick={add} />
      {lines.length === 0 ? <Text color="fg.muted">{t('stockTransfers.form.none')}</Text> : null}
      <Flex as="ul" direction="column" gap="2" listStyleType="none" mt="3">
        {lines.map((line) => (
          <Flex as="li" key={line.id} gap="3" align="center">
            <Text flex="1" minW="0" overflowWrap="anywhere">
              <bdi>{line.name}</bdi>
            </Text>
            <Box w="8rem">
              <DecimalInput
                aria-label={t('stockTransfers.form.quantityOf', { name: line.name })}
                decimals={3}
                minDecimals={0}
                size="md"
                value={line.requestedMilli}
                onChange={(requestedMilli) => onChange((known) => changed(known, line.id, requestedMilli))}
              />
            </Box>
            <IconButton
              variant="ghost"
              aria-label={t('stockTransfers.form.remove', { name: line.name })}
              onClick={() => onChange((known) => known.filter((each) => each.id !== line.id))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </Flex>
        ))}
      </Flex>
    </Section>
  )
}
