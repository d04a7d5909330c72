import { join } from 'node:path'
import refreshTypeScript from 'react-refresh-typescript'
import type { RuleSetRule } from 'webpack'
import type { Mode } from './common-config.ts'
import { ROOT } from './workspace.ts'

/**
 * TypeScript by ts-loader, one file at a time: types are checked apart. The configuration is the preset's own, because the
 * packages' tsconfigs are made for checking only. In development components are marked for fast refresh.
 */
export function scriptRule(mode: Mode): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      {
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          onlyCompileBundledFiles: true,
          configFile: join(ROOT, 'shared/build/tsconfig.bundle.json'),
          ...(mode === 'development' && { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }),
        },
      },
    ],
  }
}
