import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Box, Button, deferred, DeferredPart, Section, useTranslation } from '@comptoir/platform'

const panel = deferred(async () => (await import('./price-panel.tsx')).PricePanel)

/** Under the form of a product: why the price that is saved is so, for who asks. */
export function WhySection({ productId }: { productId: string }) {
  const { t } = useTranslation('inventory')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Section>
      <Box>
        <Button variant="ghost" size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Box as="span" display="inline-flex" {...(isOpen ? { transform: 'rotate(180deg)' } : {})}>
            <ChevronDown aria-hidden size={16} />
          </Box>
          {t('products.why.ask')}
        </Button>
      </Box>
      <Box id={id} hidden={!isOpen} maxW="lg">
        <DeferredPart part={panel} isWanted={isOpen} given={{ productId }} />
      </Box>
    </Section>
  )
}
