import { PHOTO_SIDES, type PhotoSize } from '@comptoir/contracts/photo-address'
import { OneOf, Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { POLICY_OF_DATA } from '../../../platform/http/security-headers.ts'
import { isId } from '../../../platform/is-id.ts'
import { KEY_PATTERN, PHOTOS_PATH } from './photo-address.rules.ts'
import { findPicture } from './product-photos.queries.ts'

const Params = Strict({ companyId: Type.String(), key: Type.String(), size: Type.String() })
const Key = Type.String({ pattern: KEY_PATTERN })
const Size = OneOf(Object.keys(PHOTO_SIDES) as PhotoSize[])
/** What an address leads to never changes. It is one company's: nobody on the way keeps it. */
const IMMUTABLE = 'private, max-age=31536000, immutable'

/**
 * Serves the pictures of photos to whoever has their address. An `<img>` sends no session, so the address itself is the
 * right to see it: it cannot be guessed, and the API gives it to people of the company only (ADR 42).
 */
export function servePhotos(app: FastifyInstance, { dbOf }: Pick<AppDeps, 'dbOf'>): void {
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get(
      `${PHOTOS_PATH}/:companyId/:key/:size`,
      { compress: false, schema: { hide: true, params: Params } },
      async ({ params }, reply) => {
        const { companyId, key, size } = params
        if (!isId(companyId) || !Value.Check(Key, key) || !Value.Check(Size, size))
          throw new DomainError('request.notFound')
        const db = dbOf(companyId, 'read')
        const picture = await inTransaction({ db, companyId, pointOfSaleIds: [], work: 'read' }, (tx) =>
          findPicture(tx, key, size),
        )
        if (!picture) throw new DomainError('request.notFound')
        return reply
          .header('cache-control', IMMUTABLE)
          .header('content-security-policy', POLICY_OF_DATA)
          .type('image/webp')
          .send(picture)
      },
    )
}
