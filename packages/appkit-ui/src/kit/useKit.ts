import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { type Context, createContext, useContext } from 'react'

/** The kit that the views below belong to; `null` outside of a mounted modal. */
export const KitContext: Context<ModalKit | null> = /* @__PURE__ */ createContext<ModalKit | null>(null)

/**
 * The kit of the surrounding modal. A view reads its states by `useSnapshot` and calls its methods.
 *
 * @throws AppKitError `ui/no-kit` outside of a mounted modal.
 *
 * @example
 * const kit = useKit()
 * const { status } = useSnapshot(kit.switching.state).value
 */
export function useKit(): ModalKit {
  const kit = useContext(KitContext)
  if (!kit) throw new AppKitError('ui/no-kit', 'useKit only works in a view of the modal.')
  return kit
}
