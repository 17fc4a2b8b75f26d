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
  /** Additional views. A view replaces a built-in view, or a feature's view, of the same name. */
  readonly views?: readonly AnyViewEntry[]
  /**
   * `createHostTheme` of `@openappkit/appkit-ui/theme`, to apply theme variables in the first frame. By default, the
   * code for theme variables loads after the modal, once the app sets a variable.
   */
  readonly createHostTheme?: ((page: Document) => HostTheme) | undefined
}
