// Plain JavaScript: jest loads this file by itself, and Node then runs the TypeScript behind it as it is.
import { bundleLibraries } from '../../scripts/test/library-bundle.ts'
import { prepareTemplate } from './template.ts'

export default async function globalSetup() {
  await bundleLibraries()
  globalThis.comptoirEndTemplate = await prepareTemplate()
}
