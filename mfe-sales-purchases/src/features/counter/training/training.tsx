import { type ReactNode, useEffect, useState } from 'react'
import type { Register } from '@comptoir/contracts/company/registers'
import {
  createStore,
  serverNow,
  useCompany,
  useLanguage,
  usePointOfSale,
  useSession,
  useTranslation,
  type Session,
} from '@comptoir/platform'
import { KeptIn } from '../../../common/kept-in.ts'
import { safeStorage } from '../../../common/safe-storage.ts'
import { paperLanguageFor } from '../../ticket/index.ts'
import { queueOf } from '../../ticket-queue/index.ts'
import { cartKey } from '../cart/cart.store.ts'
import { UnlessLeft } from '../cover/unless-left.tsx'
import { type CounterRegister, NO_REGISTER } from '../register/counter-register.ts'
import { coverKey } from '../register/kept-lock.ts'
import { WhyNobodysContext } from '../register/seller.ts'
import type { CounterEnds } from '../selling/counter-ends.ts'
import type { OwnSession } from '../session/registers.ts'
import { IN_TRAINING, noneHeld, TrainingContext } from './training-ends.tsx'
import { TrainingGone } from './training-gone.tsx'
import { trainingQueue } from './training-queue.ts'
import { traineeOf, trainingSeller, trainingSession } from './training-session.ts'
import { trainingStorage } from './training-storage.ts'

export interface TrainingProps {
  /** None where it is no register of the shop any more. */
  register: Register | undefined
  /** Whether this person has a session at the register, in earnest. */
  isOpen: boolean
  onEnd: () => void
  /** The counter as it is in earnest, given so that this part does not take it apart. */
  Counter: (props: { own: OwnSession; ends: CounterEnds }) => ReactNode
}

/** The counter to practise at: the real screen and catalogue, of which nothing is recorded, sent or kept. */
export function Training(props: TrainingProps) {
  const user = useSession((state) => state.user)
  useTrainingTitle()
  if (!user) return null
  const { register } = props
  if (register) return <TrainingOf key={user.id} {...props} register={register} user={user} />
  return (
    <UnlessLeft own={user}>
      <TrainingGone onEnd={props.onEnd} />
    </UnlessLeft>
  )
}

function TrainingOf({ register, user, isOpen, onEnd, Counter }: TrainingProps & { register: Register; user: User }) {
  const { own, storage, ...stores } = useBegun(register, user)
  const { t } = useTranslation('sales-purchases')
  const [locks, setLocks] = useState(0)
  const onLock = (): void => {
    safeStorage.setItem(coverKey(user.id), '1')
    setLocks((before) => before + 1)
  }
  return (
    <UnlessLeft key={locks} own={user}>
      <KeptIn value={storage}>
        <WhyNobodysContext value={t('counterTraining.notPractised')}>
          <TrainingContext value={{ ...stores, isOpen, onLock, onEnd }}>
            <Counter own={own} ends={IN_TRAINING} />
          </TrainingContext>
        </WhyNobodysContext>
      </KeptIn>
    </UnlessLeft>
  )
}

type User = NonNullable<Session['user']>

/** What lasts until training ends, through locks too. */
function useBegun(register: Register, user: User) {
  const { t } = useTranslation('sales-purchases')
  const company = useCompany()
  const pointOfSale = usePointOfSale()
  const language = useLanguage()
  const [begun] = useState(() => {
    const trainee = { register, user, company, pointOfSale }
    const queue = trainingQueue({
      real: queueOf(company.id),
      seller: trainingSeller(trainee, paperLanguageFor(language).main),
      nameOf: (counter) => t('counterTraining.number', { number: counter }),
    })
    return {
      own: trainingSession(trainee, new Date(serverNow())),
      storage: trainingStorage(cartKey(register.id, user.id)),
      register: createStore<CounterRegister>(() => ({
        ...{ ...NO_REGISTER, standing: 'ready', queue, seller: traineeOf(user) },
      })),
      held: noneHeld(),
    }
  })
  const { queue } = begun.register.getState()
  useEffect(() => {
    // As on the tickets of this register, where this device holds a series of it.
    void queue?.held(register.id).then(
      (series) => begun.register.setState({ stamps: series?.stamps ?? [] }),
      () => undefined,
    )
  }, [begun, queue, register.id])
  return begun
}

/** The tab is known among others. */
function useTrainingTitle(): void {
  const { t } = useTranslation('sales-purchases')
  const word = t('counterTraining.title')
  useEffect(() => {
    const { title } = document
    document.title = `${word} · ${title}`
    return () => {
      document.title = title
    }
  }, [word])
}
