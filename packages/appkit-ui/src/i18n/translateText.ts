import { en } from '../locales/en'
import type { Translator } from './Translator'

type PlainKey = {
  [key in keyof typeof en]: (typeof en)[key] extends `${string}{${string}` | object ? never : key
}[keyof typeof en]

/** Says a key of the catalogue, and repeats whatever isn't one: an error of a wallet has its own words. */
export function translateText({ t }: Translator<typeof en>, text: string): string {
  return Object.hasOwn(en, text) ? t(text as PlainKey) : text
}
