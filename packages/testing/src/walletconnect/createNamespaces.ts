import { BitcoinWalletCore } from '../bitcoinWallet/BitcoinWalletCore'
import { SolanaWalletCore } from '../solanaWallet/SolanaWalletCore'
import { Prompts } from '../wallet/Prompts'
import type { RequestLog } from '../wallet/RequestLog'
import { WalletCore } from '../wallet/WalletCore'
import { type WalletMemory, WalletStore } from '../wallet/WalletStore'
import { bitcoinNamespace } from './bitcoinNamespace'
import { evmNamespace } from './evmNamespace'
import { solanaNamespace } from './solanaNamespace'
import type { WalletConnectApprovalRequest, WalletConnectWalletOptions } from './WalletConnectWalletOptions'
import type { WalletNamespace } from './WalletNamespace'

/** The namespaces of one wallet, which share their scripted responses. */
export interface WalletNamespaces {
  readonly evm: WalletCore | undefined
  readonly namespaces: readonly WalletNamespace[]
  readonly prompts: Prompts<WalletConnectApprovalRequest>
}

/**
 * Creates a namespace for each set of accounts and chains in the options.
 *
 * @throws Error if there is none.
 */
export function createNamespaces(
  options: WalletConnectWalletOptions,
  storeName: string,
  log: RequestLog,
): WalletNamespaces {
  const { accounts, chains, solana, bitcoin, storage, shares, onRequest, rpc } = options
  const answers = new WalletStore<WalletMemory>(storage, `openappkit.testing.${storeName}.answers`, {
    permitted: true,
    selected: 0,
    locked: false,
    rules: [],
    grantsNoAccounts: false,
  })
  const prompts = new Prompts<WalletConnectApprovalRequest>(answers, options.approve)
  const commonOptions = { storage, shares, onRequest, rpc }
  const defined = Object.fromEntries(Object.entries(commonOptions).filter(([, value]) => value !== undefined))
  const namespaces: WalletNamespace[] = []
  let evm: WalletCore | undefined
  if (accounts !== undefined && chains !== undefined) {
    const { approve, solana: _solana, bitcoin: _bitcoin, ...evmOptions } = options
    evm = new WalletCore({ ...evmOptions, accounts, chains, authorized: true }, storeName, prompts)
    namespaces.push(evmNamespace(evm, log, onRequest))
  }
  if (solana !== undefined) {
    const core = new SolanaWalletCore({ ...defined, ...solana, authorized: true }, `${storeName}.solana`, log, prompts)
    namespaces.push(solanaNamespace(core))
  }
  if (bitcoin !== undefined) {
    const core = new BitcoinWalletCore(
      { ...defined, ...bitcoin, authorized: true },
      `${storeName}.bitcoin`,
      log,
      prompts,
    )
    namespaces.push(bitcoinNamespace(core))
  }
  if (namespaces.length === 0)
    throw new Error('The wallet has no accounts or chains. Pass both for at least one namespace.')
  return { evm, namespaces, prompts }
}
