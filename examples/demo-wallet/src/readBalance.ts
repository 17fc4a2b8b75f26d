/** Wei, from an EVM node. */
export async function evmBalance(rpcUrl: string, address: string): Promise<bigint> {
  return BigInt((await call(rpcUrl, 'eth_getBalance', [address, 'latest'])) as string)
}

/** Lamports, from a Solana node. */
export async function solanaBalance(rpcUrl: string, address: string): Promise<bigint> {
  const { value } = (await call(rpcUrl, 'getBalance', [address])) as { value: number }
  return BigInt(value)
}

/** Satoshis, confirmed and pending, from an esplora API. */
export async function bitcoinBalance(esploraUrl: string, address: string): Promise<bigint> {
  const coins = (await (await fetch(`${esploraUrl}/address/${address}/utxo`)).json()) as readonly { value: number }[]
  return coins.reduce((sum, { value }) => sum + BigInt(value), 0n)
}

async function call(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await response.json()) as { result: unknown }).result
}
