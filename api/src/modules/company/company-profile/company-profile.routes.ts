import { CompanyInput, CompanyProfile } from '@comptoir/contracts/company/company-profile'
import { permissionsOf } from '@comptoir/contracts/catalogue'
import { Id, Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { v7 as newId } from 'uuid'
import type { Beginning } from '../../../platform/beginning.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError, FieldsError } from '../../../platform/errors.ts'
import { redrawPicture } from '../../../platform/files/pictures.ts'
import { receiveForm } from '../../../platform/files/received-form.ts'
import { languageOf } from '../../../platform/http/problems.ts'
import { giveVersion, versionHeld } from '../../../platform/http/versions.ts'
import { fileAnswer } from '../../../platform/http/answers.ts'
import { findCompanyPhoto } from './company-photo.repository.ts'
import { faultsOf, MOST_PARTS, valuesOfForm } from './company-profile.rules.ts'
import { changeCompany, createOwnCompany, getCompanyProfile } from './company-profile.service.ts'

const Params = Strict({ id: Id })
const FORM = { fileField: 'photo', fileMebibytes: 8, fields: MOST_PARTS }
/** Twice the 120 pixels that it is shown at, for screens that draw finely. */
const PHOTO_PIXELS = 240

/** A company's own data and logo, for its people; an account without a company creates one with the same call. */
export async function companyProfileRoutes(
  app: FastifyInstance,
  deps: AppDeps,
  beginnings: readonly Beginning[],
  currencyChanges: readonly Beginning[],
): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const read = { access: 'company.read' } as const

  routes.get(
    '/company/:id',
    { config: read, schema: { params: Params, response: { 200: CompanyProfile } } },
    async (request, reply) => {
      refuseAnother(request.params.id, request.ctx.companyId)
      const found = await inTransaction(request.ctx, getCompanyProfile)
      giveVersion(reply, found)
      return found
    },
  )

  routes.put(
    '/company/:id',
    {
      config: { access: 'signedIn', writes: true },
      schema: {
        params: Params,
        consumes: ['multipart/form-data'],
        response: { 200: CompanyProfile, 201: CompanyProfile },
      },
    },
    async (request, reply) => {
      const id = request.params.id.toLowerCase()
      const isNew = request.account.companyId === null
      const ctx = isNew ? creatorOf(request, deps, id) : writerOf(request, id)
      const { input, photo } = await readForm(request, isNew ? 'create' : 'edit')
      const saved = await inTransaction(ctx, (tx) =>
        isNew
          ? createOwnCompany(tx, input, photo, beginnings)
          : changeCompany(tx, input, photo, versionHeld(request), currencyChanges),
      )
      giveVersion(reply, saved)
      return reply.code(isNew ? 201 : 200).send(saved)
    },
  )

  const response = { ...fileAnswer(['image/webp']), 304: Type.Null({ description: 'As it is known' }) }
  app.get('/company/photo', { config: read, schema: { response } }, givePhoto)
}

function refuseAnother(id: string, companyId: string): void {
  if (id.toLowerCase() !== companyId) throw new DomainError('company.notFound')
}

function writerOf({ account, ctx }: FastifyRequest, id: string): Ctx {
  if (account.isCompanySuspended) throw new DomainError('company.suspended')
  if (account.isSecondFactorMissing) throw new DomainError('auth.secondFactorNeeded')
  if (!ctx) throw new DomainError('company.notFound')
  refuseAnother(id, ctx.companyId)
  if (!ctx.permissions.has('company.write')) throw new DomainError('auth.forbidden', { permission: 'company.write' })
  return ctx
}

/** The creator of a company becomes its first administrator, but is not one yet. */
function creatorOf(request: FastifyRequest, { db, clock }: AppDeps, companyId: string): Ctx {
  return {
    db,
    companyId,
    userId: newId(),
    accountId: request.account.accountId,
    userName: '',
    role: 'administrator',
    permissions: new Set(permissionsOf('administrator')),
    pointOfSaleIds: null,
    now: clock.now(),
    requestId: request.id,
    language: languageOf(request),
    log: request.log,
    work: 'write',
  }
}

/** The form by the specified rules, then by its contract, then its picture, before any connection is taken. */
async function readForm(
  request: FastifyRequest,
  mode: 'create' | 'edit',
): Promise<{ input: CompanyInput; photo: Buffer | null }> {
  const { fields, file } = await receiveForm(request, FORM)
  const { accountId, companyId } = request.account
  const values = valuesOfForm(fields)
  const faults = faultsOf(values, mode)
  if (faults.length > 0) throw new FieldsError(faults)
  const isValid = request.compileValidationSchema(CompanyInput, 'body')
  if (!isCompanyInput(values, isValid))
    throw Object.assign(new Error('the form breaks its contract'), { validation: isValid.errors ?? [] })
  const photo = file && (await redrawPicture(companyId ?? accountId, file, PHOTO_PIXELS))
  if (file && !photo) throw new DomainError('company.photoUnreadable', {}, '/photo')
  return { input: values, photo }
}

function isCompanyInput(values: object, isValid: (values: object) => unknown): values is CompanyInput {
  return isValid(values) === true
}

async function givePhoto(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const photo = await inTransaction(request.ctx, findCompanyPhoto)
  if (!photo) throw new DomainError('company.photoMissing')
  const etag = `"${photo.hash}"`
  void reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('content-security-policy', "sandbox; default-src 'none'")
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(photo.contentType).send(photo.content)
}
