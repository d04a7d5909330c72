/** How screens are tested: drawn whole, used by role and label, against a fake API that speaks the contracts. */
export * from './fake.ts'
export { checkAccessibility } from './accessibility.ts'
export { chooseAction } from './choose-action.ts'
export { localesOf } from './locales-of.ts'
export { pagesOf, type DeclaredPage } from './pages-of.ts'
export { renderPage, type RenderedPage, type RenderPageOptions } from './render-page.tsx'
export { testI18n, type Locales } from './test-i18n.ts'
export { readsOfPage } from './reads-of-page.tsx'
