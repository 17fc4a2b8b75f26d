import { refuse } from './payUriError'

/** How a format reads its parameters. */
export interface ParameterRules {
  /** Whether `+` is a space, as in `URLSearchParams`. */
  readonly hasPlusForSpace?: boolean
  /** Whether `AMOUNT` is the same parameter as `amount`. */
  readonly ignoresCase?: boolean
}

/** Decoded parameters of a payment URI, in order. */
export class UriParameters {
  readonly #entries: readonly (readonly [key: string, value: string])[]

  /** @throws AppKitError `pay/uri-invalid` for a percent sign without the bytes of a character. */
  constructor(query: string, { hasPlusForSpace = false, ignoresCase = false }: ParameterRules = {}) {
    const decode = (text: string): string => percentDecode(hasPlusForSpace ? text.replaceAll('+', ' ') : text)
    this.#entries = query
      .split('&')
      .filter(parameter => parameter !== '')
      .map(parameter => {
        const [, name = '', value = ''] = /^([^=]*)=?(.*)$/u.exec(parameter) ?? []
        const key = decode(name)
        return [ignoresCase ? key.toLowerCase() : key, decode(value)] as const
      })
  }

  get keys(): readonly string[] {
    return this.#entries.map(([key]) => key)
  }

  /** Returns every value of a parameter that may repeat. */
  all(key: string): readonly string[] {
    return this.#entries.filter(([name]) => name === key).map(([, value]) => value)
  }

  /**
   * Returns the value of a parameter.
   *
   * @throws AppKitError `pay/uri-invalid` if the parameter repeats, because readers would differ in the value they use.
   */
  one(key: string): string | undefined {
    const [value, ...others] = this.all(key)
    if (others.length > 0) refuse('pay/uri-invalid', `The payment URI has more than one '${key}'.`)
    return value
  }
}

/** Decodes percent-encoded UTF-8. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return refuse('pay/uri-invalid', 'The payment URI has a percent sign without the code of a character.')
  }
}

/** Returns the query of a URI with its question mark. Leaves out parameters without a value. */
export function formatQuery(parameters: readonly (readonly [key: string, value: string | undefined])[]): string {
  const written = parameters.flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []))
  return written.length === 0 ? '' : `?${written.join('&')}`
}
