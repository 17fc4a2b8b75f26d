import { createBitcoinWallet, createInjectedWallet, createSolanaWallet } from '@openappkit/testing'
import { getAddress } from 'viem'
import type { ConfigFile } from '../../src/config'
import type { WalletContext } from './Description'
import { type AnyRequest, RequestQueue } from './RequestQueue'
import { shortAddress } from './shownValues'
import { showPanel } from './showPanel'

/** Name of the wallet on all chains. Together with the icon, it makes them one wallet. */
export const demoWalletName = 'Demo Wallet'

/** A wallet in the page, on all three chains, so that users can try everything without an extension. */
export interface DemoWallet {
  /** Its second account on each chain, to send to. */
  readonly recipients: { readonly eip155: string; readonly solana: string; readonly bip122: string }
}

/** Installs the wallet. Its panel shows each request and waits for the user's answer. */
export function createDemoWallet({ evm, solana, bitcoin }: ConfigFile): DemoWallet {
  const queue = new RequestQueue()
  const approve = async (request: AnyRequest): Promise<boolean> => isShared(request) || queue.ask(request)
  const shared = { name: demoWalletName, icon, storage: 'local', approve } as const
  const ether = createInjectedWallet({
    ...shared,
    rdns: 'org.openappkit.demo-wallet',
    accounts: [
      '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
      '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
    ],
    chains: Object.fromEntries(evm.map(({ chainId, name, rpcUrl }) => [chainId, { name, rpcUrl }])),
  })
  const sol = createSolanaWallet({
    ...shared,
    accounts: (solana.accounts ?? []).map(({ secretKey }) => ({ secretKey: fromHex(secretKey) })),
    chains: { [solana.caipNetworkId]: { rpcUrl: solana.rpcUrl } },
  })
  const coin = createBitcoinWallet({
    ...shared,
    accounts: bitcoin.accounts ?? [],
    network: 'regtest',
    esploraUrl: bitcoin.esploraUrl,
  })
  /** One approval shares the accounts of all chains. Apps that ask for other accounts get another prompt. */
  const isShared = ({ kind, method }: AnyRequest): boolean =>
    kind === 'connect' &&
    !(method === 'wallet_requestPermissions' && ether.isAuthorized) &&
    [ether, sol, coin].some(({ isAuthorized }) => isAuthorized)

  const names = new Map<string, string>([
    ...evm.map(({ chainId, name }) => [`eip155:${chainId}`, name] as const),
    [solana.caipNetworkId, 'Local Solana'],
  ])
  const context: WalletContext = {
    accounts: () => [
      ['Ethereum', shortAddress(getAddress(ether.accounts[0] ?? '0x'))],
      ['Solana', shortAddress(sol.accounts[0] ?? '')],
      ['Bitcoin', shortAddress(coin.accounts[0]?.payment ?? '')],
    ],
    networkName: id => names.get(id) ?? id,
    callEvm: async (chainId, method, params) => {
      const url = evm.find(chain => chain.chainId === chainId)?.rpcUrl ?? ''
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      return ((await response.json()) as { result: string }).result
    },
  }
  for (const wallet of [ether, sol, coin]) wallet.install(window)
  showPanel(queue, context, icon)
  return {
    recipients: {
      eip155: getAddress(ether.accounts[1] ?? '0x'),
      solana: sol.accounts[1] ?? '',
      bip122: coin.accounts[1]?.payment ?? '',
    },
  }
}

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="#5b4bdb"/><path d="M26 34h40a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V32a4 4 0 0 1 4-4h34" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><circle cx="60" cy="52" r="4" fill="#fff"/></svg>',
)}`

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16))
}
