/** Site of the platform: the little that public pages begin with. Whatever is here is in the platform itself, too, and is the same. */
export * from '@comptoir/app-kit/site'
export * from '@comptoir/ui/site'
export * from './site-languages.ts'
export * from './site-router.ts'
export * from './translation.ts'
export { createStore, useStore, type StoreApi } from 'zustand'

// Two packages have a name for these; here each name means one thing.
export { useLanguage } from '@comptoir/app-kit/site'
export { Link as ChakraLink } from '@comptoir/ui/site'
export { PageLink as Link, PageNavLink as NavLink } from '@comptoir/ui/site'
