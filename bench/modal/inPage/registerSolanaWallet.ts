/** Registers a Wallet Standard wallet that approves everything immediately and remembers it. Runs in the page. */
export function registerSolanaWallet(): void {
  const account = {
    address: 'US517G5965aydkZ46HS38QLi7UQiSojurfbQfKCELFx',
    publicKey: new Uint8Array(32).fill(7),
    chains: ['solana:mainnet'],
    features: ['solana:signTransaction', 'solana:signMessage'],
  }
  const listeners = new Set<(change: object) => void>()
  const wallet = {
    version: '1.0.0',
    name: 'Test Wallet',
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    chains: ['solana:mainnet'],
    accounts: [] as (typeof account)[],
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async (input?: { silent?: boolean }) => {
          window.stopwatch.requestTimes.push(performance.now())
          if (input?.silent && localStorage.getItem('test-wallet') !== 'allowed') return { accounts: [] }
          localStorage.setItem('test-wallet', 'allowed')
          wallet.accounts = [account]
          for (const listener of listeners) listener({ accounts: wallet.accounts })
          return { accounts: wallet.accounts }
        },
      },
      'standard:events': {
        version: '1.0.0',
        on: (_event: string, listener: (change: object) => void) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: () => Promise.reject(new Error('not supported')),
      },
      'solana:signMessage': { version: '1.0.0', signMessage: () => Promise.reject(new Error('not supported')) },
    },
  }
  const register = (api: { register(wallet: object): void }): void => api.register(wallet)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  window.addEventListener('wallet-standard:app-ready', event => register((event as CustomEvent).detail))
}
