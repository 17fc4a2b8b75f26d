import type { flushSync } from 'react-dom'
import type { createRoot } from 'react-dom/client'
import type { HostTheme } from '../theme/hostTheme'
import type { AnyViewEntry } from '../views/ViewEntry'

/**
 * The parts of React DOM that mounting needs. The caller brings them: a page on React has them already, and were they imported here, its
 * bundler would have to keep the whole of React DOM in a file of its own for this chunk's sake.
 */
export interface ReactRenderer {
  readonly createRoot: typeof createRoot
  readonly flushSync: typeof flushSync
}

/** What a mounted modal may be given. */
export interface MountOptions {
  /** React DOM, as the page has it. */
  readonly renderer: ReactRenderer
  /** Views of feature packages. One with a name of this package replaces it. */
  readonly views?: readonly AnyViewEntry[]
  /** Of `@openappkit/appkit-ui/theme`, for a host with variables: the first frame has them. Without it they load once the modal is there. */
  readonly createHostTheme?: ((page: Document) => HostTheme) | undefined
}
