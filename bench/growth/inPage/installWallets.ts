import type { Wallets } from './Wallets.ts'

/**
 * Installs extension wallets (EIP-1193, EIP-6963) that approve immediately, remember the approval and count their
 * listeners. Runs in the page. `localStorage.wallets` sets how many there are at the start, one by default.
 */
export function installWallets(): void {
  if (window.top !== window) return
  const listeners = new Map<number, number>()
  const listen = (index: number, more: number): void => {
    listeners.set(index, (listeners.get(index) ?? 0) + more)
  }
  const makeWallet = (index: number): unknown => {
    const rdns = `org.example.wallet${index}`
    // Only digits, so the address needs no checksum.
    const account = `0x${String(1000 + index).padStart(40, '1')}`
    const isAllowed = (): boolean => localStorage.getItem(rdns) === 'allowed'
    const allow = (): string[] => {
      localStorage.setItem(rdns, 'allowed')
      return [account]
    }
    const permissions = (): unknown[] => [
      { parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: [account] }] },
    ]
    const answers: Record<string, () => unknown> = {
      eth_requestAccounts: allow,
      eth_accounts: () => (isAllowed() ? [account] : []),
      wallet_requestPermissions: () => allow() && permissions(),
      wallet_getPermissions: () => (isAllowed() ? permissions() : []),
      wallet_revokePermissions: () => {
        localStorage.removeItem(rdns)
        return null
      },
      eth_chainId: () => '0x1',
      net_version: () => '1',
      wallet_switchEthereumChain: () => null,
      eth_blockNumber: () => '0x1400000',
      eth_getBalance: () => '0xde0b6b3a7640000',
      wallet_getCapabilities: () => ({}),
    }
    const provider = {
      request: async ({ method }: { method: string }): Promise<unknown> => {
        const answer = answers[method]
        if (!answer) throw Object.assign(new Error(`${method} is not supported`), { code: 4200 })
        return answer()
      },
      on: () => {
        listen(index, 1)
        return provider
      },
      removeListener: () => {
        listen(index, -1)
        return provider
      },
    }
    const info = {
      uuid: `3f0c7b1e-1d5e-4a3e-9b1e-${String(index).padStart(12, '0')}`,
      name: `Wallet ${index}`,
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      rdns,
    }
    return Object.freeze({ info, provider })
  }
  const details: unknown[] = []
  const announce = (count: number): void => {
    while (details.length < count) details.push(makeWallet(details.length))
    for (const detail of details) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  const start = Number(localStorage.getItem('wallets') ?? 1)
  const wallets: Wallets = {
    get count() {
      return details.length
    },
    get listeners() {
      return [...listeners.values()].reduce((sum, own) => sum + own, 0)
    },
    get connected() {
      return [...listeners.values()].filter(own => own > 1).length
    },
    announce,
  }
  window.wallets = wallets
  window.addEventListener('eip6963:requestProvider', () => announce(Math.max(start, details.length)))
  announce(start)
}
