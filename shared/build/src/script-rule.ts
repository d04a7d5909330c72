import { join } from 'node:path'
import refreshTypeScript from 'react-refresh-typescript'
import type { RuleSetRule } from 'webpack'
import { PRESET } from './workspace.ts'

/**
 * TypeScript by ts-loader, one file at a time: types are checked apart. The configuration is the preset's own, because the
 * packages' tsconfigs are made for checking only. `isRefreshed` marks components for fast refresh.
 */
export function scriptRule(isRefreshed: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      {
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          onlyCompileBundledFiles: true,
          configFile: join(PRESET, 'tsconfig.bundle.json'),
          ...(isRefreshed && { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }),
        },
      },
    ],
  }
}
