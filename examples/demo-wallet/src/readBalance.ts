import { callNode } from './callNode'

/** Reads a balance from an EVM node, in wei. */
export async function evmBalance(rpcUrl: string, address: string): Promise<bigint> {
  return BigInt((await callNode(rpcUrl, 'eth_getBalance', [address, 'latest'])) as string)
}

/** Reads a balance from a Solana node, in lamports. */
export async function solanaBalance(rpcUrl: string, address: string): Promise<bigint> {
  const { value } = (await callNode(rpcUrl, 'getBalance', [address])) as { value: number }
  return BigInt(value)
}

/** Reads a balance from an esplora API, in satoshis: confirmed and pending coins. */
export async function bitcoinBalance(esploraUrl: string, address: string): Promise<bigint> {
  const coins = (await (await fetch(`${esploraUrl}/address/${address}/utxo`)).json()) as readonly { value: number }[]
  return coins.reduce((sum, { value }) => sum + BigInt(value), 0n)
}
