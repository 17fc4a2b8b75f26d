import { WalletFailure } from '../../WalletFailure'
import { type FrameAccess, isOriginAllowed } from '../site/FrameAccess'
import type { FrameView } from './FrameView'

/** Decides which messages come from the app. */
export interface Guard {
  /** Returns whether a message comes from the window that embeds the frame, and not from any other window. */
  isFromParent(event: Pick<MessageEvent, 'source' | 'origin'>): boolean
  /**
   * Resolves if the project lists the origin.
   *
   * @throws WalletFailure `embedded/origin-not-allowed` if not.
   */
  admit(origin: string): Promise<void>
}

/**
 * Admits only the window that embeds the frame, and only if its origin is listed by the project. The origin of the first
 * admitted message stays the only one, even if the parent navigates.
 */
export class ParentGuard implements Guard {
  readonly #view: FrameView
  readonly #access: () => Promise<FrameAccess>
  #origin: string | undefined

  constructor(view: FrameView, access: () => Promise<FrameAccess>) {
    this.#view = view
    this.#access = access
  }

  isFromParent({ source, origin }: Pick<MessageEvent, 'source' | 'origin'>): boolean {
    const { parent, self, top, ancestorOrigins } = this.#view
    if (source === null || source !== parent || parent === self) return false
    // Another website could draw around or above a nested frame, and the user would trust the inner one.
    if (parent !== top) return false
    if (origin === 'null' || origin === '') return false
    if (ancestorOrigins !== undefined && (ancestorOrigins.length !== 1 || ancestorOrigins[0] !== origin)) return false
    return this.#origin === undefined || this.#origin === origin
  }

  async admit(origin: string): Promise<void> {
    const access = await this.#access()
    if (!isOriginAllowed(origin, access) || (this.#origin !== undefined && this.#origin !== origin))
      throw new WalletFailure(
        'embedded/origin-not-allowed',
        "This app may not use the wallet. Add its origin to the project's allowed origins.",
      )
    this.#origin = origin
  }
}
