import { useEffect, useMemo, useState, type ComponentType } from 'react'
import {
  ExtensionScopeProvider,
  Section,
  Skeleton,
  useLanguage,
  useSession,
  type ExtensionPoints,
} from '@comptoir/platform'
import type { ExtensionPoint } from '@comptoir/contracts/federation'
import { useRemotes, useRemoteServices } from '../context.tsx'
import { labelOf } from '../registry/labels.ts'
import { classOf, reportIncident } from '../observe/incidents.ts'
import { scopeOf } from '../registry/scope-of.ts'
import { ExtensionBoundary } from './extension-boundary.tsx'
import { ExtensionFailed } from './extension-failed.tsx'
import { offersAt, type Offer } from './offers.ts'

type Given = ExtensionPoints[ExtensionPoint]

/** What one remote adds must not keep a page of another one waiting: one attempt, and a short one. */
const POLICY = { attemptMs: 3000, attempts: 1 }
const NOTHING: string[] = []

type ExtensionState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; View: ComponentType<Given> }

function useExtension({ release, extension }: Offer): ExtensionState {
  const { extras } = useRemoteServices()
  const { module } = extension
  const [state, setState] = useState<ExtensionState>(() => {
    const View = extras.loaded(release, module)
    return View === undefined ? { kind: 'loading' } : { kind: 'ready', View: View as ComponentType<Given> }
  })
  useEffect(() => {
    let isWanted = true
    extras.load(release, module, POLICY).then(
      (View) => (isWanted ? setState({ kind: 'ready', View: View as ComponentType<Given> }) : undefined),
      (problem: unknown) => {
        reportIncident({ release, problem, class: classOf(problem) })
        if (isWanted) setState({ kind: 'failed' })
      },
    )
    return () => {
      isWanted = false
    }
  }, [extras, release, module])
  return state
}

function Extension({ offer, given }: { offer: Offer; given: Given }) {
  const state = useExtension(offer)
  const scope = useMemo(() => scopeOf(offer.release), [offer.release])
  if (state.kind === 'loading') return <Skeleton h="16" />
  if (state.kind === 'failed') return <ExtensionFailed />
  return (
    <ExtensionScopeProvider scope={scope}>
      <ExtensionBoundary release={offer.release}>
        <state.View {...given} />
      </ExtensionBoundary>
    </ExtensionScopeProvider>
  )
}

/** What the remotes put into a place of a page, each under its title and apart from the others. */
export function ExtensionList({ point, given }: { point: ExtensionPoint; given: Given }) {
  const shell = useRemotes()
  const language = useLanguage()
  const permissions = useSession((state) => state.user?.permissions ?? NOTHING)
  const offers = offersAt(shell, point, permissions)
  return offers.map((offer) => (
    <Section
      key={`${offer.release.container} ${offer.extension.module}`}
      title={labelOf(offer.release, offer.extension.titleKey, language)}
    >
      <Extension offer={offer} given={given} />
    </Section>
  ))
}
