import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Nullable, OneOf, Strict, RecordOf } from '../schema.ts'

/** Where a route hangs: its layout decides the address in front of it and the frame around it. */
export const Layout = Type.Union([
  Type.Literal('public'),
  Type.Literal('company'),
  Type.Literal('pointOfSale'),
  Type.Literal('superAdmin'),
])
export type Layout = Static<typeof Layout>

export const NAV_SECTIONS = [
  'inventory',
  'stocks',
  'sales',
  'purchases',
  'people',
  'banks',
  'paymentMethods',
  'currencies',
  'company',
  'installation',
] as const

/** An exposed module, written by the build from what the features declare: `./routes` has the pages, `./x/sales-client-sales` an extension. */
const ModuleReference = Type.String({ pattern: '^\\./([a-z0-9-]+|x/[a-z0-9-]+)$' })
/** Key of a phrase in the remote's own namespace. */
const PhraseKey = Type.String({ pattern: '^[a-zA-Z0-9_]+(\\.[a-zA-Z0-9_]+)*$' })
/** Path inside a layout, as `products/edit/:id`; empty for the layout's own address. */
const RoutePath = Type.String({ pattern: '^$|^[a-zA-Z0-9:_-]+(/[a-zA-Z0-9:_-]+)*$' })
/** A range of versions: `^1.2`, `^2.0.1`. */
const VersionRange = Type.String({ pattern: '^\\^\\d+\\.\\d+(\\.\\d+)?$' })

export const RemoteRoute = Strict({
  path: RoutePath,
  layout: Layout,
  permission: Nullable(Type.String()),
  /** Its routes table is asked for this very path. */
  module: ModuleReference,
  titleKey: PhraseKey,
  /** What the page is about, for search engines and previews of links. A public page that has one is written as HTML when the remote is built. */
  descriptionKey: Type.Optional(PhraseKey),
  /** What is drawn while the code comes. */
  skeleton: Type.Union([Type.Literal('table'), Type.Literal('form'), Type.Literal('board'), Type.Literal('page')]),
  /** True takes the whole screen: the frame draws no bar and no drawer (the counter). */
  isFullScreen: Type.Optional(Type.Boolean()),
  /** True keeps its remote's files on the device of whoever may open the page, which then opens without a network (the counter). */
  opensOffline: Type.Optional(Type.Boolean()),
  /** Reads that are worth starting together with the code, as `/api/:companyId/brands/paginated?page=1`: only what every visit of the page asks first, with the very same address. */
  data: Type.Optional(Type.Array(Type.String({ pattern: '^/api/[a-zA-Z0-9:/_?&=.,\\[\\]-]+$' }), { maxItems: 4 })),
})
export type RemoteRoute = Static<typeof RemoteRoute>

export const RemoteNavEntry = Strict({
  section: OneOf(NAV_SECTIONS),
  order: Type.Integer(),
  icon: Type.String(),
  labelKey: PhraseKey,
  /** Path of one of the remote's own routes. */
  path: RoutePath,
  layout: Layout,
  permission: Nullable(Type.String()),
  /** Name of a badge that the remote's `./activate` keeps up to date. */
  badge: Type.Optional(Type.String({ pattern: '^[a-zA-Z]+$' })),
})
export type RemoteNavEntry = Static<typeof RemoteNavEntry>

/** Places in a page of one remote, or of the shell, where another may put something; what each hands over is typed in `app-kit` (`ExtensionPoints`). */
export const EXTENSION_POINTS = [
  'client.summary',
  'product.summary',
  'pointOfSale.ticket',
  'settings.company',
  'stockCount.scan',
] as const
export type ExtensionPoint = (typeof EXTENSION_POINTS)[number]

/** Something that the remote puts into a page of another one. */
export const RemoteExtension = Strict({
  point: OneOf(EXTENSION_POINTS),
  order: Type.Integer(),
  permission: Nullable(Type.String()),
  titleKey: PhraseKey,
  /** Its default export is a component that takes what the point hands over. */
  module: ModuleReference,
})
export type RemoteExtension = Static<typeof RemoteExtension>

/** Something to do that the command palette offers beside the screens of the navigation. */
export const RemoteCommand = Strict({
  labelKey: PhraseKey,
  /** More words by which it is found, in one phrase. */
  keywordsKey: Type.Optional(PhraseKey),
  path: RoutePath,
  layout: Layout,
  permission: Nullable(Type.String()),
})
export type RemoteCommand = Static<typeof RemoteCommand>

/** Records of the remote that the command palette finds, without running any of its code: the shell asks `path` with `?text=`, which answers `SearchHits`. */
export const RemoteSearch = Strict({
  path: Type.String({ pattern: '^/api/:companyId(/[a-zA-Z0-9-]+)+$' }),
  /** What one of its hits is, in the singular: "Product". */
  labelKey: PhraseKey,
  icon: Type.String(),
  /** Path of one of the remote's own routes with `:id`, as `products/edit/:id`. */
  to: RoutePath,
  /** The list that is opened instead, searched for the hit, by those who may not open `to`; left out, they find nothing. */
  list: Type.Optional(RoutePath),
  layout: Layout,
  permission: Nullable(Type.String()),
})
export type RemoteSearch = Static<typeof RemoteSearch>

/** Largest sizes, in kilobytes of 1,000 bytes after brotli; a build that exceeds one fails. */
export const RemoteBudget = Strict({
  entryKb: Type.Number({ exclusiveMinimum: 0 }),
  /** Entry, exposed module and page of the heaviest route. */
  routeKb: Type.Number({ exclusiveMinimum: 0 }),
})
export type RemoteBudget = Static<typeof RemoteBudget>

const Sources = Type.Optional(Type.Array(Type.String({ pattern: '^https://[a-z0-9.*-]+(:\\d+)?$' })))

/** `remote.json`: what a remote adds to the product, as data, so that the shell draws all of it without running any of its code. */
export const RemoteManifest = Strict({
  /** Where editors find this schema; means nothing to the product. */
  $schema: Type.Optional(Type.String()),
  id: Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }),
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' }),
  /** The team that is notified when something of it breaks. */
  owner: Type.String({ minLength: 1 }),
  requires: Strict({ contract: VersionRange, platform: VersionRange, api: VersionRange }),
  routes: Type.Array(RemoteRoute),
  nav: Type.Array(RemoteNavEntry),
  extensions: Type.Optional(Type.Array(RemoteExtension)),
  commands: Type.Optional(Type.Array(RemoteCommand)),
  search: Type.Optional(Type.Array(RemoteSearch, { maxItems: 8 })),
  /** Runs once after sign-in, without a page: `src/activate.ts`, for badges and subscriptions. */
  activate: Type.Optional(Type.Literal('./activate')),
  i18n: Strict({ namespace: Type.String(), languages: Type.Array(Type.String()) }),
  /** JSON Schema of the settings that it adds to a company. */
  settings: Type.Optional(RecordOf(Type.Unknown())),
  /** Origins beyond the product's own that its pages talk to or show pictures from. */
  csp: Type.Optional(Strict({ connect: Sources, img: Sources })),
  budget: RemoteBudget,
  /** A browser test shipped with the remote's releases, so that shell teams can run it: `smoke/smoke.spec.mjs`. */
  smoke: Type.Optional(Type.String({ pattern: '^smoke/[a-z0-9-]+\\.spec\\.mjs$' })),
})
export type RemoteManifest = Static<typeof RemoteManifest>
