import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../common/root.ts'

/** Packages that a remote in a repository of its own is built against, each after those that it uses. */
export const SDK_PACKAGES = ['contracts', 'money', 'i18n', 'ui', 'app-kit', 'platform', 'build'] as const
export type SdkPackage = (typeof SDK_PACKAGES)[number]

export interface PackageFile {
  name: string
  version: string
  dependencies?: Record<string, string>
  bin?: Record<string, string>
  sideEffects?: string[] | false
}

function packageFile(name: SdkPackage): PackageFile {
  return JSON.parse(fs.readFileSync(path.join(ROOT, 'shared', name, 'package.json'), 'utf8')) as PackageFile
}

/** `./src/cli/main.ts` as it is called once it is compiled. */
function compiledPath(source: string): string {
  return source.replace(/^\.?\/?src\//, './dist/').replace(/\.tsx?$/, '.js')
}

export interface PublishedPackage extends Omit<PackageFile, 'dependencies'> {
  type: 'module'
  /** Compiled files that do something when they are loaded; false when none does. */
  sideEffects: string[] | false
  exports: Record<string, { types: string; default: string }>
  dependencies: Record<string, string>
}

/** The package.json of the tarball: compiled code and its types, the same dependencies. */
export function publishedPackage(name: SdkPackage, exported: Readonly<Record<string, string>>): PublishedPackage {
  const { bin, sideEffects, ...file } = packageFile(name)
  return {
    name: file.name,
    version: file.version,
    type: 'module',
    sideEffects: Array.isArray(sideEffects) ? sideEffects.map(compiledPath) : false,
    exports: Object.fromEntries(
      Object.entries(exported).map(([key, source]) => [
        key,
        { types: compiledPath(source).replace(/\.js$/, '.d.ts'), default: compiledPath(source) },
      ]),
    ),
    ...(bin
      ? { bin: Object.fromEntries(Object.entries(bin).map(([command, source]) => [command, compiledPath(source)])) }
      : {}),
    dependencies: file.dependencies ?? {},
  }
}
