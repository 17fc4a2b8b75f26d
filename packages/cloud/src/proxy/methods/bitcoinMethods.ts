const NAMES = `
  decoderawtransaction decodescript estimatesmartfee getbestblockhash getblock getblockchaininfo getblockcount getblockfilter getblockhash
  getblockheader getblockstats getchaintips getchaintxstats getdifficulty getmempoolancestors getmempooldescendants getmempoolentry getmempoolinfo
  getrawmempool getrawtransaction gettxout gettxoutproof sendrawtransaction testmempoolaccept validateaddress verifymessage`

/** JSON-RPC methods that any caller may use on a Bitcoin node. Its wallet and its controls are the operator's. */
export const BITCOIN_METHODS: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/))
