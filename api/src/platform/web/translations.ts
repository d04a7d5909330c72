import { createHash } from 'node:crypto'
import { LANGUAGES, PHRASE_FILES } from '@comptoir/i18n'
import { shellTranslation } from '@comptoir/i18n/words'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.ts'

const texts = new Map<string, string>(
  LANGUAGES.flatMap((language) =>
    PHRASE_FILES.map((file) => [`${language}/${file}`, JSON.stringify(shellTranslation(language, file))] as const),
  ),
)

/** What a page of another version is sent: it may look for a word that has moved to another file since, or from one. */
const wholeTexts = new Map<string, string>(
  LANGUAGES.map((language) => [
    language,
    JSON.stringify(Object.assign({}, ...PHRASE_FILES.map((file) => shellTranslation(language, file)))),
  ]),
)

/** The shell's phrases as a whole: other texts, another version. */
export const PHRASES = {
  version: createHash('sha256')
    .update([...texts.values()].join())
    .digest('hex')
    .slice(0, 12),
} as const

/** The shell's and common phrases per language, in files, also under `/api`. With a version (`?v=`) browsers cache them. */
export function registerTranslations(app: FastifyInstance): void {
  for (const prefix of ['', '/api']) {
    app.get<{ Params: { language: string; file: string }; Querystring: { v?: string } }>(
      `${prefix}/locales/:language/:file.json`,
      { config: { access: 'public' } },
      async (request, reply) => {
        const { language, file } = request.params
        const isVersioned = request.query.v === PHRASES.version
        const isOfAnother = request.query.v !== undefined && !isVersioned && file === PHRASE_FILES[0]
        const text = isOfAnother ? wholeTexts.get(language) : texts.get(`${language}/${file}`)
        if (!text) throw new DomainError('request.notFound')
        return reply
          .header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache')
          .type('application/json; charset=utf-8')
          .send(text)
      },
    )
  }
}
