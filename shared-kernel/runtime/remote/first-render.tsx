import { Component, type ReactNode } from 'react'
import { RemoteFailure } from './remote-failure'

/** A page that stood for so long works: what breaks it later comes from what was done on it, not from its release. */
export const settledMs = 5000

interface FirstRenderProps {
  /** Whether the page stood before, so that a crash says nothing of its version. */
  hasStood: () => boolean
  /** The page has stood for `settledMs`. */
  onStood: () => void
  /** Puts another version in the place of this one; whether it could. */
  recover: (error: unknown) => Promise<boolean>
  children: ReactNode
}

interface State {
  /** Undefined while the page is well. */
  crash?: { error: unknown; isGivenUp: boolean }
}

/**
 * Around a page that a release shows for the first time: when it crashes, another version is asked for before the
 * investor is told; where none takes over, the crash goes on to the panel.
 */
export class FirstRender extends Component<FirstRenderProps, State> {
  override state: State = {}
  private timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error, isGivenUp: false } }
  }

  override componentDidMount(): void {
    this.timer = setTimeout(() => {
      if (!this.state.crash) this.props.onStood()
    }, settledMs)
  }

  override componentDidCatch(error: unknown): void {
    const giveUp = () => this.setState({ crash: { error, isGivenUp: true } })
    // What did not arrive was asked of other versions already.
    if (this.props.hasStood() || error instanceof RemoteFailure) return giveUp()
    this.props.recover(error).then((recovered) => {
      if (!recovered) giveUp()
    }, giveUp)
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer)
  }

  override render(): ReactNode {
    const { crash } = this.state
    if (crash?.isGivenUp) throw crash.error
    return crash ? null : this.props.children
  }
}
