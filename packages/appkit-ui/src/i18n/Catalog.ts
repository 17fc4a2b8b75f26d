/** Plural forms of a message, chosen by `{count}`. `other` is required. */
export type PluralMessage = { readonly [category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  readonly other: string
}

/** Messages by key, with `{placeholders}`. */
export type Catalog = { readonly [key: string]: string | PluralMessage }

/** Translation of a catalog: the same keys, with a plural wherever the source has one. */
export type TranslationOf<source extends Catalog> = {
  readonly [key in keyof source]: source[key] extends string ? string : PluralMessage
}

type Placeholder<text> = text extends `${string}{${infer name}}${infer rest}` ? name | Placeholder<rest> : never

/** Placeholder values of a message, inferred from its source text. */
export type MessageParams<message> = message extends PluralMessage
  ? { readonly [name in Placeholder<message['other']>]: name extends 'count' ? number : string | number }
  : { readonly [name in Placeholder<message>]: string | number }
