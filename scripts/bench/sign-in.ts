import { v7 as newId } from 'uuid'
import type { Company, Login } from './company.ts'
import { Connection } from './load/connection.ts'
import type { SalesWork, SignedInRegister, TicketsWork } from './load/jobs.ts'

/** A company whose registers are all open for selling. */
export type OpenCompany = Company & { cashId: string; sessions: ReadonlyMap<string, string> }

/** Opens a cash session at every register, each by its shop's cashier, through the API. */
export async function openRegisters(origin: string, company: Company): Promise<OpenCompany> {
  const call = new Connection(origin, 'identity')
  const sessions = new Map<string, string>()
  let cashId = ''
  for (const shop of company.shops) {
    const token = await signIn(call, shop)
    for (const registerId of shop.registerIds) {
      const session = { id: newId(), registerId, openingFloatMinor: 100_000 }
      sessions.set(registerId, session.id)
      await ask(call, 'POST', `/api/${company.id}/cash-sessions`, token, session)
    }
    const methods = await ask(call, 'GET', `/api/${company.id}/client-payment-methods`, token, null)
    cashId = (methods as { id: string; kind: string }[]).find(({ kind }) => kind === 'cash')?.id ?? ''
  }
  call.close()
  return { ...company, cashId, sessions }
}

/** Signs the cashiers in anew, for access tokens live ten minutes, and gives every register of the company with its token. */
export async function signInRegisters(origin: string, { shops, sessions }: OpenCompany): Promise<SignedInRegister[]> {
  const call = new Connection(origin, 'identity')
  const registers: SignedInRegister[] = []
  for (const shop of shops) {
    const token = await signIn(call, shop)
    const { user } = (await ask(call, 'GET', '/api/users/me', token, null)) as { user: { id: string } }
    registers.push(
      ...shop.registerIds.map((registerId) => ({
        ...{ registerId, token, userId: user.id },
        cashSessionId: sessions.get(registerId) ?? '',
      })),
    )
  }
  call.close()
  return registers
}

export function salesWork(company: OpenCompany, registers: SignedInRegister[], isTwice = false): SalesWork {
  const { id: companyId, cashId, series, products } = company
  return { kind: 'sales', companyId, cashId, series, products, registers, isTwice }
}

export function ticketsWork(
  company: OpenCompany,
  registers: SignedInRegister[],
  { size, isTwice = false }: { size: number; isTwice?: boolean },
): TicketsWork {
  return { ...salesWork(company, registers, isTwice), kind: 'tickets', size }
}

/** The token of an account, of a shop's cashier above all. */
export async function signIn(call: Connection, { email, password }: Login): Promise<string> {
  return ((await ask(call, 'POST', '/api/auth/login', null, { email, password })) as { token: string }).token
}

async function ask(
  call: Connection,
  method: 'GET' | 'POST',
  path: string,
  token: string | null,
  body: object | null,
): Promise<unknown> {
  const { status, text } = await call.send({ method, path, token, body: body === null ? null : JSON.stringify(body) })
  if (status !== 200 && status !== 201) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`)
  return JSON.parse(text)
}
