import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Hides Receive, and every button with `fund`, while users shouldn't send anything to the active account. */
export interface FundingHold {
  /** Returns whether to hide them now. */
  isActive(kit: ModalKit): boolean
  /** Returns the Valtio proxy that the answer depends on, besides the kit's chains and connections. */
  state(kit: ModalKit): object
}
