import type { flushSync } from 'react-dom'
import type { createRoot } from 'react-dom/client'
import type { HostTheme } from '../theme/hostTheme'
import type { AnyViewEntry } from '../views/ViewEntry'

/**
 * React DOM functions that mounting needs. The caller passes them, because a React app already bundles them. An import
 * here would force the app's bundler to keep all of React DOM in a separate chunk.
 */
export interface ReactRenderer {
  readonly createRoot: typeof createRoot
  readonly flushSync: typeof flushSync
}

/** Options of `mountModal` and `mountEmbedded`. */
export interface MountOptions {
  /** React DOM functions that render the modal. */
  readonly renderer: ReactRenderer
  /** Views of feature packages. A view replaces a built-in one of the same name. */
  readonly views?: readonly AnyViewEntry[]
  /**
   * `createHostTheme` of `@openappkit/appkit-ui/theme`, to apply theme variables in the first frame. Without it, they
   * load after the modal.
   */
  readonly createHostTheme?: ((page: Document) => HostTheme) | undefined
}
