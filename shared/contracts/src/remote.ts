import Type, { type Static } from 'typebox'
import { Nullable, OneOf, Strict } from './schema.ts'

/** Where a route hangs: its layout decides the address in front of it and the frame around it. */
export const Layout = Type.Union([
  Type.Literal('public'),
  Type.Literal('company'),
  Type.Literal('pointOfSale'),
  Type.Literal('superAdmin'),
])
export type Layout = Static<typeof Layout>

export const NAV_SECTIONS = ['inventory', 'stocks', 'sales', 'purchases', 'people', 'banks', 'paymentMethods', 'currencies', 'company'] as const

export const RemoteRoute = Strict({
  /** Path inside the layout, as `products/edit/:id`; empty for the layout's own address. */
  path: Type.String({ pattern: '^$|^[a-zA-Z0-9:_-]+(/[a-zA-Z0-9:_-]+)*$' }),
  layout: Layout,
  permission: Nullable(Type.String()),
  /** An exposed module, `./routes`. Its default routes table is asked for this very path. */
  module: Type.String({ pattern: '^\\./[a-z0-9-]+$' }),
  /** Phrase key in the remote's own namespace. */
  titleKey: Type.String(),
  /** What is drawn while the code comes. */
  skeleton: Type.Union([Type.Literal('table'), Type.Literal('form'), Type.Literal('board'), Type.Literal('page')]),
  /** True takes the whole screen: the frame draws no bar and no drawer (the counter). */
  isFullScreen: Type.Optional(Type.Boolean()),
})
export type RemoteRoute = Static<typeof RemoteRoute>

export const RemoteNavEntry = Strict({
  section: OneOf(NAV_SECTIONS),
  order: Type.Integer(),
  icon: Type.String(),
  labelKey: Type.String(),
  /** Path of one of the remote's own routes. */
  path: Type.String(),
  layout: Layout,
  permission: Nullable(Type.String()),
})
export type RemoteNavEntry = Static<typeof RemoteNavEntry>

/** `remote.json`: what a remote adds to the product, as data, so that the shell draws all of it without running any of its code. */
export const RemoteManifest = Strict({
  id: Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }),
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' }),
  owner: Type.String(),
  requires: Strict({ contract: Type.String(), platform: Type.String(), api: Type.String() }),
  routes: Type.Array(RemoteRoute),
  nav: Type.Array(RemoteNavEntry),
  i18n: Strict({ namespace: Type.String(), languages: Type.Array(Type.String()) }),
})
export type RemoteManifest = Static<typeof RemoteManifest>

/** One built release of a remote: written by the build beside its files, read by the server. `base` ends with a slash. */
export const RemoteRelease = Strict({
  build: Type.String(),
  container: Type.String(),
  base: Type.String(),
  entry: Type.String(),
  files: Type.Record(Type.String(), Strict({ integrity: Type.String(), size: Type.Integer() })),
  remote: RemoteManifest,
  /** Titles and labels of routes and navigation, per language, so that the shell needs no locale file to draw them. */
  labels: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
})
export type RemoteRelease = Static<typeof RemoteRelease>

/** What the shell reads at start, inlined in its page: which release of each remote is live. */
export const Registry = Strict({
  schema: Type.Literal(1),
  revision: Type.Integer(),
  remotes: Type.Record(Type.String(), RemoteRelease),
  policy: Strict({ attemptMs: Type.Integer(), attempts: Type.Integer() }),
})
export type Registry = Static<typeof Registry>
