import { A4, LABEL_LAYOUTS, labelsOnPage } from '@comptoir/contracts/inventory/labels'
import { Box, Flex, Text, useFormat, useTranslation } from '@comptoir/platform'
import { DecimalInput, FieldShell } from '@comptoir/platform/forms'
import { totalOf, type LabelChoice } from './label-choice.ts'

interface SheetPreviewProps {
  choice: LabelChoice
  /** As it is typed; null while it is empty. */
  start: number | null
  onStart: (start: number | null) => void
}

/** The first sheet as it will be filled, and the place where it begins; a roll has no places to choose from. */
export function SheetPreview({ choice, start: typed, onStart }: SheetPreviewProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { start } = choice.how
  const layout = LABEL_LAYOUTS[choice.how.layout]
  if (layout.kind === 'roll') return null
  const most = labelsOnPage(layout)
  const last = start + totalOf(choice.counts) - 1
  return (
    <Flex direction="column" gap="3">
      <FieldShell label={t('labels.start')} help={t('labels.startHelp', { most: format.number(most) })}>
        {(control) => (
          <DecimalInput
            {...control}
            decimals={0}
            minDecimals={0}
            stepping={{ by: 1, min: 1, max: most }}
            value={typed}
            onChange={onStart}
          />
        )}
      </FieldShell>
      <Text textStyle="small" color="fg.muted">
        {t('labels.preview')}
      </Text>
      <Box
        role="img"
        aria-label={t('labels.preview')}
        dir="ltr"
        display="grid"
        gridTemplateColumns={`repeat(${layout.columns}, 1fr)`}
        gap="1px"
        aspectRatio={A4.width / A4.height}
        maxW="56"
        p="1"
        borderWidth="1px"
        borderRadius="sm"
        bg="bg.sunken"
      >
        {Array.from({ length: most }, (_, index) => (
          <Box
            key={index}
            borderRadius="xs"
            bg={index + 1 >= start && index + 1 <= last ? 'brand.solid' : 'bg.surface'}
          />
        ))}
      </Box>
    </Flex>
  )
}
