/**
 * The one federated package: everything that a remote may use of the product, so that shell and remotes share a single
 * session, cache, router, translation and set of components. Shell and remotes import these things from here only.
 */
export * from '@comptoir/app-kit'
export * from '@comptoir/ui'
export * from './formatting.ts'
export * from './router.ts'
export * from './translation.ts'
export { keepPreviousData, QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
export { createStore, useStore, type StoreApi } from 'zustand'
export { useShallow } from 'zustand/react/shallow'
export { createJSONStorage, persist } from 'zustand/middleware'

// Two packages have a name for these; here each name means one thing.
export { useLanguage } from '@comptoir/app-kit'
export { Link as ChakraLink } from '@comptoir/ui'
export { PageLink as Link, PageNavLink as NavLink } from '@comptoir/ui'
