import { Box } from '@comptoir/platform/site'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Partners } from './partners/partners.tsx'
import { TestimonialsAndEnquiry } from './testimonials-and-enquiry.tsx'

/** The product, presented on one page. */
export function HomePage() {
  return (
    <Box overflowX="clip">
      <Hero />
      <Partners />
      <Features />
      <TestimonialsAndEnquiry />
    </Box>
  )
}
