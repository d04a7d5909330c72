import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Strict, without } from '../schema.ts'
import { RemoteCommand, RemoteExtension, RemoteManifest, RemoteNavEntry, RemoteRoute, RemoteSearch } from './remote.ts'

/** A component by its file in the feature's folder and the name that it exports: `brands.page.tsx#BrandsPage`. */
const ComponentReference = Type.String({ pattern: '^[a-z0-9-]+([./][a-z0-9-]+)*\\.tsx#[A-Z][A-Za-z0-9]*$' })

/** A route as its feature declares it: with the component that is its page. */
export const FeatureRoute = Strict({ ...without(RemoteRoute, ['module']), page: ComponentReference })
export type FeatureRoute = Static<typeof FeatureRoute>

/** What a feature puts into a page of another remote: a component that takes what the point hands over. */
export const FeatureExtension = Strict({
  ...without(RemoteExtension, ['module']),
  component: ComponentReference,
})
export type FeatureExtension = Static<typeof FeatureExtension>

/** `feature.json`: what one feature adds to its remote. The build merges those of all features into the `RemoteManifest`. */
export const FeatureDeclaration = Strict({
  /** Where editors find this schema; means nothing to the product. */
  $schema: Type.Optional(Type.String()),
  routes: Type.Optional(Type.Array(FeatureRoute)),
  nav: Type.Optional(Type.Array(RemoteNavEntry)),
  commands: Type.Optional(Type.Array(RemoteCommand)),
  search: Type.Optional(Type.Array(RemoteSearch)),
  extensions: Type.Optional(Type.Array(FeatureExtension)),
  /** Entities whose rules it evaluates in the browser: the contracts' messages for them are loaded with its phrases. */
  errors: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z][a-zA-Z]*$' }))),
})
export type FeatureDeclaration = Static<typeof FeatureDeclaration>

/** `remote.json` as a team writes it: what belongs to the remote as a whole. The rest is in its features. */
export const RemoteDeclaration = Strict(without(RemoteManifest, ['routes', 'nav', 'extensions', 'commands', 'search']))
export type RemoteDeclaration = Static<typeof RemoteDeclaration>
