import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { FeatureDeclaration } from '@comptoir/contracts/federation'
import { readJson } from '../read-json.ts'
import { refusal, shapeProblems } from './shape.ts'

/** Where a remote keeps its features, a folder each. */
export const FEATURES = 'src/features'

/** A feature of a remote, as its own `feature.json` declares it; one without the file adds nothing but what others import. */
export interface Feature {
  /** Name of its folder. */
  name: string
  declared: FeatureDeclaration
}

function readFeature(path: string): FeatureDeclaration {
  if (!existsSync(path)) return {}
  const value = readJson(path)
  const problems = shapeProblems(FeatureDeclaration, value)
  if (problems.length > 0) throw refusal(path, problems)
  return value as FeatureDeclaration
}

/** The features of a remote in the order of their names. Throws, with a sentence per fault, for a `feature.json` that breaks its schema. */
export function readFeatures(folder: string): Feature[] {
  return globSync(`${FEATURES}/*/`, { cwd: folder })
    .map((path) => basename(path))
    .sort()
    .map((name) => ({ name, declared: readFeature(join(folder, FEATURES, name, 'feature.json')) }))
}

/** A component of a feature: the file from the remote's folder, and the name that it exports. */
export interface Component {
  file: string
  name: string
}

/** `brands.page.tsx#BrandsPage` of the feature brands. */
export function componentOf({ name: feature }: Feature, reference: string): Component {
  const [file = '', name = ''] = reference.split('#')
  return { file: `${FEATURES}/${feature}/${file}`, name }
}

/** The module that an extension is exposed as: `./x/sales-client-sales` for `client-sales.tsx` of the feature sales. */
export function extensionModule(feature: Feature, reference: string): string {
  const { file } = componentOf(feature, reference)
  return `./x/${feature.name}-${basename(file, '.tsx')}`
}
