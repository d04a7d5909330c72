import path from 'node:path'
import { ROOT } from '../../common/root.ts'
import type { RuleCases } from './cases.ts'

const at = (file: string): RuleCases['valid'][number] => ({ name: file, code: '', filename: path.join(ROOT, file) })

export const kebabCaseNamesCases: RuleCases = {
  valid: [
    at('mfe-inventory/src/features/products/product-edit.page.test.tsx'),
    at('.dependency-cruiser.mjs'),
    at('api/migrations/0001-platform.ts'),
  ],
  invalid: ['shell/src/TopBar.tsx', 'shell/src/top_bar.tsx', 'shell/src/frameParts/top-bar.tsx'].map((file) => ({
    ...at(file),
    errors: [{ messageId: 'kebab' }],
  })),
}
