const NAMES = `
  decoderawtransaction decodescript estimatesmartfee getbestblockhash getblock getblockchaininfo getblockcount getblockfilter getblockhash
  getblockheader getblockstats getchaintips getchaintxstats getdifficulty getmempoolancestors getmempooldescendants getmempoolentry getmempoolinfo
  getrawmempool getrawtransaction gettxout gettxoutproof sendrawtransaction testmempoolaccept validateaddress verifymessage`

/** JSON-RPC methods that any caller may use on a Bitcoin node. Excludes those that use its wallet or control it. */
export const BITCOIN_METHODS: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/))
