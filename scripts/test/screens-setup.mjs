// Plain JavaScript: jest loads this file by itself, and Node then runs the TypeScript behind it as it is.
import { bundleLibraries } from './library-bundle.ts'

export default bundleLibraries
