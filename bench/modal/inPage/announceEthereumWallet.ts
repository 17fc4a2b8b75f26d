/**
 * Announces an extension wallet (EIP-1193, EIP-6963) that approves everything immediately and remembers it. Runs in the
 * page.
 */
export function announceEthereumWallet(): void {
  const account = '0x1111111111111111111111111111111111111111'
  const isAllowed = (): boolean => localStorage.getItem('test-wallet') === 'allowed'
  const allow = (): string[] => {
    window.stopwatch.requestTimes.push(performance.now())
    localStorage.setItem('test-wallet', 'allowed')
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
      localStorage.removeItem('test-wallet')
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
    on: () => provider,
    removeListener: () => provider,
  }
  const info = {
    uuid: '3f0c7b1e-1d5e-4a3e-9b1e-0d8f7b1e1d5e',
    name: 'Test Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    rdns: 'org.example.test',
  }
  const announce = (): void => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
