import type { ModalKit } from '@openappkit/appkit-core/modal'
import { type Context, createContext } from 'react'

/** The kit that the views below belong to; `null` outside of a mounted modal. */
export const KitContext: Context<ModalKit | null> = /* @__PURE__ */ createContext<ModalKit | null>(null)
