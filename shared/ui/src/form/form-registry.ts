import { createContext, useContext, useEffect, useId } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface RegisteredField {
  name: string
  label: string
  sectionId: string | null
}
export interface RegisteredSection {
  id: string
  title: string
}
export interface FormParts {
  fields: readonly RegisteredField[]
  sections: readonly RegisteredSection[]
}

/** What a form page knows of the fields and sections inside it: needed for its index and for "go to the field". */
export interface FormRegistry {
  addField: (field: RegisteredField) => () => void
  addSection: (section: RegisteredSection) => () => void
  parts: StoreApi<FormParts>
}

/** Parts are kept in the order in which they appeared, which is the order on the page. */
export function createFormRegistry(): FormRegistry {
  const parts = createStore<FormParts>()(() => ({ fields: [], sections: [] }))
  return {
    addField: (field) => {
      parts.setState(({ fields }) => ({ fields: [...fields, field] }))
      return () => parts.setState(({ fields }) => ({ fields: fields.filter((each) => each !== field) }))
    },
    addSection: (section) => {
      parts.setState(({ sections }) => ({ sections: [...sections, section] }))
      return () => parts.setState(({ sections }) => ({ sections: sections.filter((each) => each !== section) }))
    },
    parts,
  }
}

export const FormRegistryContext = createContext<FormRegistry | null>(null)
export const SectionContext = createContext<string | null>(null)

/** Registers this field and its label with the form page around it, if any. */
export function useRegisteredField(name: string, label: string): void {
  const registry = useContext(FormRegistryContext)
  const sectionId = useContext(SectionContext)
  useEffect(() => registry?.addField({ name, label, sectionId }), [registry, name, label, sectionId])
}

/** Registers a section with the form page around it, if any; returns the id that its index links to. */
export function useRegisteredSection(title: string): string {
  const registry = useContext(FormRegistryContext)
  const id = useId()
  useEffect(() => registry?.addSection({ id, title }), [registry, id, title])
  return id
}
