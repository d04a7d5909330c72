import { setTimeout as pause } from 'node:timers/promises'
import type { CashSession, PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { v7 as newId } from 'uuid'
import type { Company, Shop } from '../bench/company.ts'
import { ReplayClient } from '../replay/client.ts'
import { once } from '../replay/company.ts'
import { randomOf } from '../replay/random.ts'
import { someBasket, type Assortment } from './baskets.ts'
import { Device, type Copy } from './device.ts'
import type { DeviceCode, DeviceTicket } from './device-code.ts'
import { FaultyLine } from './faulty-line.ts'

/** What happens at a register between sales, and how often of a thousand times. */
const STEPS = {
  soldTwice: 40,
  sent: 260,
  sentByAllTabs: 40,
  askedAgain: 30,
  sessionClosed: 12,
  sessionClosedHere: 20,
  copied: 20,
  setBack: 8,
  emptied: 4,
} as const
export type Step = keyof typeof STEPS

/** Some time passes where nobody answers, or the whole day is over before the server is back. */
const AWAY_MS = 60
/** From one client to the next: servers come back meanwhile. */
const MOST_PAUSE_MS = 200
const FLOAT_MINOR = 100_000

export interface Counter {
  code: DeviceCode
  origin: string
  company: Company
  administrator: ReplayClient
  shop: Shop
  registerId: string
  seed: string
  sales: number
  /** Hears of each ticket that a cashier was shown as sold. */
  onSold: (ticket: DeviceTicket) => void
}

/** A register with its device and its cashier; sessions are closed by the device, or from the back office. */
export class RegisterRun {
  readonly line: FaultyLine
  readonly happened = new Map<Step, number>()
  readonly sessionIds: string[] = []
  readonly #counter: Counter
  readonly #random: () => number
  readonly #device: Device
  readonly #cashier: ReplayClient
  #session = ''
  #openedAt = ''
  #methodIds: readonly string[] = []
  #cashierId = ''
  #copy: Copy | null = null

  constructor(counter: Counter) {
    const { code, origin, company, shop, seed, registerId } = counter
    this.#counter = counter
    const at = company.shops.flatMap(({ registerIds }) => registerIds).indexOf(registerId)
    this.#random = randomOf(seed, 'register', at)
    this.#device = new Device(code, company.id)
    const { email, password } = shop
    this.#cashier = new ReplayClient(origin, { email, password })
    this.line = new FaultyLine(code, { origin, companyId: company.id, email, password }, randomOf(seed, 'line', at))
  }

  /** Sells all that it should, whatever happens in between. */
  async sell(): Promise<void> {
    const { sales, company, registerId, onSold } = this.#counter
    const methods = await this.#cashier.call<PaymentMethod[]>('GET', `/${company.id}/client-payment-methods`)
    const idOf = (kind: string): string => methods.find((method) => method.kind === kind)?.id ?? ''
    this.#methodIds = [idOf('cash'), idOf('card')]
    const goods: Assortment = { ...company, cashId: idOf('cash'), cardId: idOf('card') }
    await this.#openSession()
    for (let sold = 0; sold < sales; sold += 1) {
      const step = this.#nextStep()
      const seller = { cashSessionId: this.#session, cashierId: this.#cashierId }
      const basket = someBasket(this.#random, goods, seller)
      if (step === 'soldTwice') for (const each of await this.#device.sellEverywhere(registerId, basket)) onSold(each)
      else onSold(await this.#device.tab(this.#random).sell(registerId, basket))
      if (step !== null) await this.#take(step)
      await pause(this.#random() * MOST_PAUSE_MS)
    }
  }

  /** The line is sound from now on: what is still on its way arrives, and all that waits is sent. */
  async settle(): Promise<void> {
    this.line.isSound = true
    while (await this.line.deliverLate());
    await this.#device.sendAll(this.#random, this.line)
  }

  readSession(id: string): Promise<CashSession> {
    return this.#counter.administrator.call<CashSession>('GET', `/${this.#counter.company.id}/cash-sessions/${id}`)
  }

  #nextStep(): Step | null {
    let place = this.#random() * 1000
    for (const [step, share] of Object.entries(STEPS) as [Step, number][]) {
      place -= share
      if (place < 0) return step
    }
    return null
  }

  async #take(step: Step): Promise<void> {
    this.happened.set(step, (this.happened.get(step) ?? 0) + 1)
    switch (step) {
      case 'soldTwice':
        return
      case 'sent':
        if ((await this.#device.send(this.#random, this.line)) !== null) await pause(AWAY_MS)
        return this.#device.forgetSteps()
      case 'sentByAllTabs':
        return this.#device.sendEverywhere(this.line)
      case 'askedAgain':
        // The server has not heard of the session.
        return (await this.#device.isBehind()) ? undefined : this.#prepare()
      case 'sessionClosed':
        await ((await this.#device.isBehind()) ? this.#closeHere() : this.closeSession())
        return (await this.#device.isBehind()) ? this.#openHere() : this.#openSession()
      case 'sessionClosedHere':
        await this.#closeHere()
        return this.#openHere()
      case 'copied':
        this.#copy = await this.#device.copy()
        return
      case 'setBack':
        return this.#setBack(this.#copy)
      case 'emptied':
        return this.#setBack(null)
    }
  }

  /** What only this device has would be gone with it: it is set back once the server has everything. */
  async #setBack(copy: Copy | null): Promise<void> {
    await this.#device.sendAll(this.#random, this.line)
    await this.#device.setBack(copy)
    await this.#prepare()
  }

  async #openSession(): Promise<void> {
    const { company, registerId } = this.#counter
    this.#session = newId()
    this.sessionIds.push(this.#session)
    const input = { id: this.#session, registerId, openingFloatMinor: FLOAT_MINOR }
    const session = await this.#cashier.call<CashSession>('POST', `/${company.id}/cash-sessions`, input)
    this.#cashierId = session.openedById
    this.#openedAt = session.openedAt
    await this.#prepare()
  }

  /** On the device, which tells the server when it can. */
  async #openHere(): Promise<void> {
    const { registerId } = this.#counter
    const [sessionId, openedAt] = [newId(), new Date().toISOString()]
    const session = { id: sessionId, registerId, openingFloatMinor: FLOAT_MINOR, openedById: this.#cashierId, openedAt }
    await this.#device
      .tab(this.#random)
      .steps.take({ kind: 'opening', registerId, registerName: '', sessionId, session })
    this.#session = sessionId
    this.#openedAt = openedAt
    this.sessionIds.push(sessionId)
  }

  async #closeHere(): Promise<void> {
    const { registerId } = this.#counter
    const counts = this.#methodIds.map((paymentMethodId) => ({ paymentMethodId, countedMinor: FLOAT_MINOR }))
    await this.#device.tab(this.#random).steps.take({
      ...{ kind: 'closing', registerId, registerName: '', sessionId: this.#session },
      ...{ openedAt: this.#openedAt, closedAt: new Date().toISOString(), count: { counts, keptFloatMinor: 0 } },
    })
  }

  /** As the counter does when its page is opened: asks with what it holds, for as long as no answer comes. */
  async #prepare(): Promise<void> {
    const tab = this.#device.tab(this.#random)
    const held = await tab.series(this.#counter.registerId)
    const known = held && { epoch: held.epoch, lastCounter: held.lastCounter }
    for (;;) {
      try {
        const given = await this.line.giveSeries({ cashSessionId: this.#session, held: known })
        await tab.takeSeries(given, known?.epoch ?? null)
        return
      } catch (error) {
        if (!isPassing(error)) throw error
        await pause(AWAY_MS)
      }
    }
  }

  /** From the back office, while the device may still hold tickets of it. */
  async closeSession(): Promise<void> {
    const path = `/${this.#counter.company.id}/cash-sessions/${this.#session}`
    await once(() => this.#counter.administrator.call('POST', `${path}/count`))
    const { tenders } = await this.#counter.administrator.call<CashSession>('GET', path)
    const counts = tenders.map(({ paymentMethodId, expectedMinor }) => ({
      paymentMethodId,
      countedMinor: expectedMinor ?? 0,
    }))
    await once(() => this.#counter.administrator.call('POST', `${path}/close`, { counts, keptFloatMinor: 0 }))
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'ConnectionError') return true
  return 'status' in error && typeof error.status === 'number' && error.status >= 500
}
