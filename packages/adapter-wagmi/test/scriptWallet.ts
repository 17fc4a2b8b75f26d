import type { InjectedWallet } from '@openappkit/testing'

/** Answers a request in place of the wallet. Returns undefined to leave it to the wallet. */
export type WalletScript = (method: string, params: readonly unknown[]) => unknown

/** Puts `script` in front of a wallet, for answers that no working wallet gives. Call it before connecting. */
export function scriptWallet({ provider }: InjectedWallet, script: WalletScript): void {
  const request = provider.request.bind(provider)
  Object.assign(provider, {
    async request(call: { readonly method: string; readonly params?: readonly unknown[] }) {
      return (await script(call.method, call.params ?? [])) ?? request(call)
    },
  })
}
