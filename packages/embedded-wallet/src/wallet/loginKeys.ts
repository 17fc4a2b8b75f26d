/** Key of a stored value. The storage has no other access to it. */
interface Key<value> {
  readonly name: string
  parse(raw: string): value | undefined
  print(value: value): string
}

const longestEmail = 254

/** Whether the user logged in on this page and didn't log out. */
export const loginKey: Key<true> = {
  name: '@appkit-wallet/EMAIL_LOGIN_USED_KEY',
  parse: raw => (raw === 'true' ? true : undefined),
  print: () => 'true',
}

/** Email address of the user. */
export const emailKey: Key<string> = {
  name: '@appkit-wallet/EMAIL',
  parse: raw => (raw.length > 0 && raw.length <= longestEmail ? raw : undefined),
  print: value => value,
}

/** Chain that the wallet used last: a number on EVM chains, else a CAIP-2 id. */
export const lastChainKey: Key<number | string> = {
  name: '@appkit-wallet/LAST_USED_CHAIN_KEY',
  parse: raw => {
    if (/^\d{1,15}$/u.test(raw)) return Number(raw)
    return raw.length > 0 && raw.length <= 100 ? raw : undefined
  },
  print: String,
}

/** When the last code was sent, in milliseconds since the epoch. */
export const lastCodeKey: Key<number> = {
  name: '@appkit-wallet/LAST_EMAIL_LOGIN_TIME',
  parse: raw => (/^\d{1,15}$/u.test(raw) ? Number(raw) : undefined),
  print: String,
}
