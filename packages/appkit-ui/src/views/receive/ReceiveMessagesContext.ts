import { type Context, createContext, useContext } from 'react'
import { createTranslator, type Translator } from '../../i18n/Translator'
import { receiveEn } from '../../locales/receive.en'

/** Messages of the surrounding view. English outside of one. */
export const ReceiveMessagesContext: Context<Translator<typeof receiveEn>> = /* @__PURE__ */ createContext(
  /* @__PURE__ */ createTranslator<typeof receiveEn>(receiveEn, 'en'),
)

/** Returns the messages of the views to receive and to fund an account. */
export function useReceiveMessages(): Translator<typeof receiveEn> {
  return useContext(ReceiveMessagesContext)
}
