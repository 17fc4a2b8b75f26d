/** The messages of a page in one language. */
export interface PageMessagesIn<Messages> {
  /** ISO 639-1 code. */
  readonly language: string
  readonly messages: Messages
}

/** Returns the messages in the first supported language of an `Accept-Language` header, or in English. */
export function acceptedLanguage<Messages>(
  header: string | null,
  languages: Readonly<Record<string, Messages>> & { readonly en: Messages },
): PageMessagesIn<Messages> {
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    const messages = Object.hasOwn(languages, language) ? languages[language] : undefined
    if (messages) return { language, messages }
  }
  return { language: 'en', messages: languages.en }
}
