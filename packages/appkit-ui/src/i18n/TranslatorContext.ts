import { type Context, createContext } from 'react'
import { en } from '../locales/en'
import { createTranslator, type Translator } from './Translator'

/** The language of the views below; English unless the shell provides another. */
export const TranslatorContext: Context<Translator<typeof en>> = /* @__PURE__ */ createContext(
  /* @__PURE__ */ createTranslator<typeof en>(en, 'en'),
)
