import { type Context, createContext, useContext } from 'react'
import { createTranslator, type Translator } from '../../i18n/Translator'
import { lazyEn } from '../../locales/lazy.en'

/** Messages of the surrounding view. English outside of one. */
export const MessagesContext: Context<Translator<typeof lazyEn>> = /* @__PURE__ */ createContext(
  /* @__PURE__ */ createTranslator<typeof lazyEn>(lazyEn, 'en'),
)

/** Returns the messages of lazily loaded views. `useTranslator` returns those that the whole modal shares. */
export function useMessages(): Translator<typeof lazyEn> {
  return useContext(MessagesContext)
}
