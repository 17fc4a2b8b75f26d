/** Key of a stored value. The storage has no other access to it. */
export interface LoginKey<value> {
  readonly name: string
  parse(raw: string): value | undefined
  print(value: value): string
}

/** Whether the user logged in on this page and didn't log out. */
export const loginKey: LoginKey<true> = {
  name: '@appkit-wallet/EMAIL_LOGIN_USED_KEY',
  parse: raw => (raw === 'true' ? true : undefined),
  print: () => 'true',
}
