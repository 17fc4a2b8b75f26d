import { AppKitError } from '@openappkit/appkit-core'
import { Component, type ReactNode } from 'react'

export interface ViewBoundaryProps {
  /** Shown in place of a view that threw; `retry` renders it anew. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly onError: (error: AppKitError) => void
  readonly children: ReactNode
}

/** Keeps a view that throws from taking the modal with it. The host hears of it through `onError`. */
export class ViewBoundary extends Component<ViewBoundaryProps, { readonly hasFailed: boolean }> {
  override state: { readonly hasFailed: boolean } = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onError(
      cause instanceof AppKitError ? cause : new AppKitError('view/failed', 'A screen of the modal failed.', { cause }),
    )
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(() => this.setState({ hasFailed: false })) : this.props.children
  }
}
