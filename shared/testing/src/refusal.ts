import type { Problem } from '@comptoir/contracts/schema'
import type { Language } from '@comptoir/i18n'
import { aProblem } from './builders.ts'
import { reply, type Reply } from './reply.ts'

/** A refusal as an answer of the fake API: `api.on('post', '/:companyId/products', refusal('product.codeTaken', { params: { code: 'A1' } }))`. */
export function refusal(code: string, more: Partial<Problem> = {}, language: Language = 'en'): Reply {
  const problem = aProblem(code, more, language)
  return reply(problem, problem.status)
}
