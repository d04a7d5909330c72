import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { ExtensionScopeProvider, type ExtensionPoints } from '@comptoir/platform'
import type { ExtensionPoint } from '@comptoir/contracts/federation'
import { useRemoteServices } from '../context.tsx'
import { classOf, reportIncident } from '../observe/incidents.ts'
import { scopeOf } from '../registry/scope-of.ts'
import { ExtensionBoundary } from './extension-boundary.tsx'
import type { Offer } from './offers.ts'

export type Given = ExtensionPoints[ExtensionPoint]

/** What one remote adds must not keep a page of another one waiting: one attempt, and a short one. */
const POLICY = { attemptMs: 3000, attempts: 1 }

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

export interface ExtensionProps {
  offer: Offer
  given: Given
  /** In its place until its code is here. */
  waiting?: ReactNode
  /** In its place when it cannot be shown. */
  failed: ReactNode
}

/** What a remote adds, in that remote's name; its failure stays in its place. */
export function Extension({ offer, given, waiting = null, failed }: ExtensionProps) {
  const state = useExtension(offer)
  const scope = useMemo(() => scopeOf(offer.release), [offer.release])
  if (state.kind === 'loading') return waiting
  if (state.kind === 'failed') return failed
  return (
    <ExtensionScopeProvider scope={scope}>
      <ExtensionBoundary release={offer.release} failed={failed}>
        <state.View {...given} />
      </ExtensionBoundary>
    </ExtensionScopeProvider>
  )
}
