import { AppKitError } from '@openappkit/appkit-core'
import { Component, type ReactNode } from 'react'

export interface ViewBoundaryProps {
  /** Replaces a view that threw. `retry` renders the view again. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly onError: (error: AppKitError) => void
  readonly children: ReactNode
}

/** Catches errors of a view and reports them to the app's `onError`. */
export class ViewBoundary extends Component<ViewBoundaryProps, { readonly hasFailed: boolean }> {
  override state: { readonly hasFailed: boolean } = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onError(
      cause instanceof AppKitError
        ? cause
        : new AppKitError('view/failed', 'A view of the modal failed to render. See `cause`.', { cause }),
    )
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(() => this.setState({ hasFailed: false })) : this.props.children
  }
}
