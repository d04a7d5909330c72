import { Component, type ReactNode } from 'react'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import { reportIncident } from '../observe/incidents.ts'

interface Props {
  release: RemoteRelease
  /** In its place from then on. */
  failed: ReactNode
  children: ReactNode
}

/** Holds a failure of what one remote put into another's page: the page goes on without it. */
export class ExtensionBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(problem: unknown) {
    reportIncident({ release: this.props.release, problem, class: 'render' })
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
