// Plain JavaScript: jest loads this file by itself, and Node then runs the TypeScript behind it as it is.
import { prepareTemplate } from './template.ts'

export default async function globalSetup() {
  globalThis.comptoirEndTemplate = await prepareTemplate()
}
