import { en } from '../locales/en'
import type { Translator } from './Translator'

type PlainKey = {
  [key in keyof typeof en]: (typeof en)[key] extends `${string}{${string}` | object ? never : key
}[keyof typeof en]

/** Translates a key of the catalog. Returns other text, such as a wallet's error message, unchanged. */
export function translateText({ t }: Translator<typeof en>, text: string): string {
  return Object.hasOwn(en, text) ? t(text as PlainKey) : text
}
