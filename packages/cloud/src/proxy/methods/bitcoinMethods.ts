const NAMES = `
  decoderawtransaction decodescript estimatesmartfee getbestblockhash getblock getblockchaininfo getblockcount getblockfilter getblockhash
  getblockheader getblockstats getchaintips getchaintxstats getdifficulty getmempoolancestors getmempooldescendants getmempoolentry getmempoolinfo
  getrawmempool getrawtransaction gettxout gettxoutproof sendrawtransaction testmempoolaccept validateaddress verifymessage`

/**
 * JSON-RPC methods that any caller may use on a Bitcoin node. Excludes methods that use the node's wallet or control
 * the node.
 */
export const BITCOIN_METHODS: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/))
