import webpack, { type Compiler } from 'webpack'

/** Packages of which a page must hold one copy only: the shell's, reached through `@comptoir/platform`. */
const HELD_BY_THE_SHELL = [
  /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|react-i18next|i18next|react-hook-form|framer-motion|motion-dom|zustand|ky)[\\/]/,
  /[\\/]node_modules[\\/](@chakra-ui|@ark-ui|@emotion|@tanstack[\\/](react-query|query-core))[\\/]/,
  /[\\/](shared|@comptoir)[\\/](app-kit|ui|i18n|platform|testing)[\\/]/,
]

/** A sentence when a remote must not bundle this file, else null. `path` is absolute. */
export function foreignModule(path: string): string | null {
  if (path.endsWith('.css')) return `${path}: a remote brings no style sheet; styles go through the kit.`
  if (HELD_BY_THE_SHELL.some((pattern) => pattern.test(path))) {
    return `${path}: this would be a second copy of what the shell holds. Import it from '@comptoir/platform'.`
  }
  return null
}

/** Fails the build of a remote that bundles what the page may hold only once. */
export class ForeignModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(ForeignModulesPlugin.name, (compilation) => {
      compilation.hooks.finishModules.tap(ForeignModulesPlugin.name, (modules) => {
        for (const module of modules) {
          if (!(module instanceof webpack.NormalModule)) continue
          const problem = foreignModule(module.resource)
          if (problem !== null) compilation.errors.push(new webpack.WebpackError(problem))
        }
      })
    })
  }
}
