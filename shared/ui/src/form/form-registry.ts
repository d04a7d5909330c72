import { createContext, useContext, useEffect, useId } from 'react'

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
  subscribe: (listener: () => void) => () => void
  parts: () => FormParts
}

/** Parts are kept in the order in which they appeared, which is the order on the page. */
export function createFormRegistry(): FormRegistry {
  const listeners = new Set<() => void>()
  let parts: FormParts = { fields: [], sections: [] }
  const publish = (next: FormParts): void => {
    parts = next
    for (const listener of listeners) listener()
  }
  return {
    addField: (field) => {
      publish({ ...parts, fields: [...parts.fields, field] })
      return () => publish({ ...parts, fields: parts.fields.filter((each) => each !== field) })
    },
    addSection: (section) => {
      publish({ ...parts, sections: [...parts.sections, section] })
      return () => publish({ ...parts, sections: parts.sections.filter((each) => each !== section) })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    parts: () => parts,
  }
}

export const FormRegistryContext = createContext<FormRegistry | null>(null)
export const SectionContext = createContext<string | null>(null)

/** Tells the form page around it, if any, that this field exists and how it is called. */
export function useRegisteredField(name: string, label: string): void {
  const registry = useContext(FormRegistryContext)
  const sectionId = useContext(SectionContext)
  useEffect(() => registry?.addField({ name, label, sectionId }), [registry, name, label, sectionId])
}

/** Tells the form page around it, if any, of a section; gives the id that its index leads to. */
export function useRegisteredSection(title: string): string {
  const registry = useContext(FormRegistryContext)
  const id = useId()
  useEffect(() => registry?.addSection({ id, title }), [registry, id, title])
  return id
}
