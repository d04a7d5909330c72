import type { ReactNode } from 'react'
import { SimpleGrid } from '../chakra.ts'
import { Section } from '../page/section.tsx'
import { SectionContext, useRegisteredSection } from './form-registry.ts'

export interface FormSectionProps {
  title: string
  description?: ReactNode
  actions?: ReactNode
  /** Fields side by side on a wide screen; one under the other on a phone. `isWide` fields take a row. */
  columns?: 1 | 2 | 3
  children: ReactNode
}

/** A card of fields; listed in the index of the form page around it. */
export function FormSection({ title, description, actions, columns = 2, children }: FormSectionProps) {
  const id = useRegisteredSection(title)
  return (
    <SectionContext value={id}>
      <Section title={title} description={description} actions={actions} id={id}>
        <SimpleGrid columns={{ base: 1, md: columns }} columnGap="4" rowGap="4" alignItems="start">
          {children}
        </SimpleGrid>
      </Section>
    </SectionContext>
  )
}
