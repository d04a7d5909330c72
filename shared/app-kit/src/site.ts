// What public pages ask of their host: the session, the language, notices. Calls come when one is made. All of it is in
// `index.ts` too, and is the same there.
export * from './session/store.ts'
export * from './session/use-session.ts'
export { isSignOutOwed, STORAGE_KEYS } from './session/storage.ts'
export { ApiProblem, ConnectionError, isProblem } from './http/problem.ts'
export { onRegistryRevision } from './http/registry-revision.ts'
export { deferredApi } from './http/deferred-api.ts'
export * from './remote/pages.ts'
export {
  ExtensionScopeProvider,
  RemoteScopeProvider,
  shownRemote,
  useRemoteScope,
  type RemoteScope,
} from './remote/scope.tsx'
export * from './remote/extensions.tsx'
export { copyText } from './notify/copy-text.ts'
export * from './notify/notify.ts'
export { currentLanguage, translate, useLanguage } from './language/language.ts'
export { isPageBusy } from './busy.ts'
