import { Component, type ReactNode } from 'react'
import type { OwnedRoute } from '../registry/addresses.ts'
import { RemoteFailure } from './remote-failure.tsx'
import type { Version } from './use-version.ts'

/** A page that breaks down again within this time will not be helped by a third try. */
const SOON_MS = 60_000

interface Props {
  owned: OwnedRoute
  version: Version
  children: ReactNode
}

interface State {
  problem: unknown
  /** When it broke down, in epoch milliseconds, the last time first. */
  crashes: number[]
}

/** Holds a failure of a page inside the page: bar, navigation and everything else stay usable. A second one soon after offers the previous version. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { problem: null, crashes: [] }

  static getDerivedStateFromError(problem: unknown): Partial<State> {
    return { problem: problem ?? new Error('A page failed without saying why.') }
  }

  override componentDidCatch() {
    this.setState(({ crashes }) => ({ crashes: [Date.now(), ...crashes] }))
  }

  override render() {
    const { problem, crashes } = this.state
    const { owned, version, children } = this.props
    if (problem === null) return children
    const [last = 0, before = 0] = crashes
    const previous = before > 0 && last - before < SOON_MS ? version.previous : null
    return (
      <RemoteFailure
        owned={owned}
        release={version.release}
        problem={problem}
        class="render"
        previous={previous}
        onRetry={this.remount}
      />
    )
  }

  /** One function for all renders, since the panel listens with it. */
  readonly remount = (): void => this.setState({ problem: null })
}
