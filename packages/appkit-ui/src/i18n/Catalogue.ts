/** The forms of a message that counts: the plural categories that the language has, `other` always. Chosen by `{count}`. */
export type PluralMessage = { readonly [category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  readonly other: string
}

/** What a catalogue holds: keys, and words with `{placeholders}`. */
export type Catalogue = { readonly [key: string]: string | PluralMessage }

/** A catalogue of another language: the same keys, a plural where the source has one. */
export type TranslationOf<source extends Catalogue> = {
  readonly [key in keyof source]: source[key] extends string ? string : PluralMessage
}

type Placeholder<text> = text extends `${string}{${infer name}}${infer rest}` ? name | Placeholder<rest> : never

/** The values that a message needs, read from its source text. */
export type MessageParams<message> = message extends PluralMessage
  ? { readonly [name in Placeholder<message['other']>]: name extends 'count' ? number : string | number }
  : { readonly [name in Placeholder<message>]: string | number }
