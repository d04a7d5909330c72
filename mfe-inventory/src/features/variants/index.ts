/** Variants: what the pages of products show of them. */
export { VariantsSection } from './variants-section.tsx'
export { ValueTags } from './value-tags.tsx'
export { useGroupFilter } from './use-group-filter.ts'
