import type { LoginKey } from './loginKey'

const longestEmail = 254

/** Email address of the user. */
export const emailKey: LoginKey<string> = {
  name: '@appkit-wallet/EMAIL',
  parse: raw => (raw.length > 0 && raw.length <= longestEmail ? raw : undefined),
  print: value => value,
}

/** Chain that the wallet used last: a number on EVM chains, else a CAIP-2 id. */
export const lastChainKey: LoginKey<number | string> = {
  name: '@appkit-wallet/LAST_USED_CHAIN_KEY',
  parse: raw => {
    if (/^\d{1,15}$/u.test(raw)) return Number(raw)
    return raw.length > 0 && raw.length <= 100 ? raw : undefined
  },
  print: String,
}

/** When the last code was sent, in milliseconds since the epoch. */
export const lastCodeKey: LoginKey<number> = {
  name: '@appkit-wallet/LAST_EMAIL_LOGIN_TIME',
  parse: raw => (/^\d{1,15}$/u.test(raw) ? Number(raw) : undefined),
  print: String,
}
