import { type Context, createContext, useContext } from 'react'
import { createTranslator, type Translator } from '../../i18n/Translator'
import { laterEn } from '../../locales/later.en'

/** The words of the surrounding view; English outside of one. */
export const WordsContext: Context<Translator<typeof laterEn>> = /* @__PURE__ */ createContext(
  /* @__PURE__ */ createTranslator<typeof laterEn>(laterEn, 'en'),
)

/** The words of the views that come later. `useTranslator` has those that the whole modal shares. */
export function useWords(): Translator<typeof laterEn> {
  return useContext(WordsContext)
}
