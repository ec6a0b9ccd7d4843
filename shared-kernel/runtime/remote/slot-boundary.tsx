import { Component, type ReactNode } from 'react'

interface SlotBoundaryProps {
  onCrash: (error: unknown) => void
  children: ReactNode
}

/** Keeps a slot's crash from the page around it. */
export class SlotBoundary extends Component<SlotBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error)
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}
