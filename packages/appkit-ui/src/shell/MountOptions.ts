import type { HostTheme } from '../theme/hostTheme'
import type { AnyViewEntry } from '../views/ViewEntry'
import type { ReactRenderer } from './ReactRenderer'

/** What a mounted modal may be given. */
export interface MountOptions {
  /** React DOM, as the page has it. */
  readonly renderer: ReactRenderer
  /** Views of feature packages. One with a name of this package replaces it. */
  readonly views?: readonly AnyViewEntry[]
  /** Of `@openappkit/appkit-ui/theme`, for a host with variables: the first frame has them. Without it they load once the modal is there. */
  readonly createHostTheme?: ((page: Document) => HostTheme) | undefined
}
