import { useEffect, useRef } from 'react'
import { PackageOpen } from 'lucide-react'
import { Box, Button, Flex, Text, useFormat, useLanguage, usePointOfSale, useTranslation } from '@comptoir/platform'
import { SAMPLE_SIZE, sampleCatalogue } from './sample-catalogue.ts'
import type { useUpload } from './use-upload.ts'

interface SampleOfferProps {
  upload: ReturnType<typeof useUpload>
  /** Takes it at once: it was chosen elsewhere. */
  isWanted: boolean
}

/** For who has no file at hand: a small catalogue to try things out with, checked and undone like any other. */
export function SampleOffer({ upload: { sending, send }, isWanted }: SampleOfferProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const language = useLanguage()
  const { id } = usePointOfSale()
  const isTaken = useRef(false)
  const take = (): void => void send({ file: sampleCatalogue(language), pictures: null }, id)
  useEffect(() => {
    if (!isWanted || isTaken.current) return
    isTaken.current = true
    take()
  })
  return (
    <Flex wrap="wrap" align="center" gap="3" p="3" borderWidth="1px" borderColor="border.subtle" borderRadius="md">
      <Box flex="1" minW="60">
        <Text fontWeight="medium">{t('productImport.sample.title')}</Text>
        <Text textStyle="small" color="fg.muted">
          {t('productImport.sample.text', { number: format.number(SAMPLE_SIZE) })}
        </Text>
      </Box>
      <Button variant="outline" disabled={sending !== null} onClick={take}>
        <PackageOpen aria-hidden />
        {t('productImport.sample.take')}
      </Button>
    </Flex>
  )
}
