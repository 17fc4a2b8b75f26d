import type { JsonRpcBody } from './jsonRpc'

/** Namespaces of EVM nodes that are for whoever runs one: its peers, its keys, its mining. */
const CONTROL = /"(?:admin|personal|miner|engine|clique)_[a-z]/i

/** What a Bitcoin node does for anybody. Its other methods are for whoever runs it, and many move what its own wallet holds. */
const PUBLIC_BITCOIN: ReadonlySet<string> = new Set([
  'decoderawtransaction',
  'decodescript',
  'estimatesmartfee',
  'getbestblockhash',
  'getblock',
  'getblockchaininfo',
  'getblockcount',
  'getblockfilter',
  'getblockhash',
  'getblockheader',
  'getblockstats',
  'getchaintips',
  'getchaintxstats',
  'getdifficulty',
  'getmempoolancestors',
  'getmempooldescendants',
  'getmempoolentry',
  'getmempoolinfo',
  'getrawmempool',
  'getrawtransaction',
  'gettxout',
  'gettxoutproof',
  'sendrawtransaction',
  'testmempoolaccept',
  'validateaddress',
  'verifymessage',
])

/**
 * Whether a request would reach for the controls of a node. Looks at the text as well, since nodes differ in which of two members they take for the method: some read `Method`,
 * some the first of its name, some the last.
 *
 * @param text - JSON, of which `body` is what we read
 */
export function isNodeControl(chainId: string, body: JsonRpcBody, text: string): boolean {
  const plain = text.replace(/\\u([0-9a-f]{4})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
  return chainId.startsWith('bip122:') ? !isPublicBitcoin([body].flat(), plain) : CONTROL.test(plain)
}

function isPublicBitcoin(calls: readonly { readonly method: string }[], plain: string): boolean {
  const named = plain.match(/"method"\s*:/gi) ?? []
  return named.length === calls.length && calls.every(({ method }) => PUBLIC_BITCOIN.has(method))
}
