import { Component, type ReactNode } from 'react'
import type { OwnedRoute } from '../router/addresses.ts'
import { RemoteFailure } from './remote-failure.tsx'

interface Props {
  owned: OwnedRoute
  children: ReactNode
}

/** Holds a failure of a page inside the page: bar, navigation and everything else stay usable. */
export class RemoteBoundary extends Component<Props, { problem: unknown }> {
  override state: { problem: unknown } = { problem: null }

  static getDerivedStateFromError(problem: unknown) {
    return { problem: problem ?? new Error('A page failed without saying why.') }
  }

  override render() {
    const { problem } = this.state
    if (problem === null) return this.props.children
    return <RemoteFailure owned={this.props.owned} problem={problem} onRetry={() => this.setState({ problem: null })} />
  }
}
