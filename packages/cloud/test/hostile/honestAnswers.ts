import type { Hex } from 'viem'
import type { StorableRecord } from '../../src/analytics/storableRecord'

/** Honest responses of upstreams, one of each kind, as they are sent. */
export const ADDRESS: Hex = `0x${'a'.repeat(40)}`
export const OTHER: Hex = `0x${'b'.repeat(40)}`
export const HASH: string = '1'.repeat(64)
export const OWNER = 'So11111111111111111111111111111111111111112'
export const SECONDS = 1_700_000_000

const output = { scriptpubkey_address: 'bc1own', value: 1000 }
export const bitcoinTransaction: object = {
  txid: HASH,
  vin: [{ txid: HASH, vout: 0, prevout: output }],
  vout: [output],
  status: { confirmed: true, block_height: 1, block_hash: HASH, block_time: SECONDS },
}
export const explorerTransaction: object = {
  hash: `0x${HASH}`,
  block_number: 5,
  timestamp: '2026-01-02T03:04:05.000000Z',
  from: { hash: ADDRESS },
  to: { hash: OTHER },
  value: '1000000000000000001',
  nonce: 7,
  status: 'ok',
  raw_input: '0x',
}
export const explorerTransfer: object = {
  transaction_hash: `0x${HASH}`,
  block_number: 5,
  log_index: 1,
  timestamp: '2026-01-02T03:04:05.000000Z',
  from: { hash: ADDRESS },
  to: { hash: OTHER },
  token: { address_hash: OTHER, decimals: '6' },
  total: { value: '12', decimals: '6' },
}
export const signature: object = { signature: '2'.repeat(88), slot: 7, err: null, blockTime: SECONDS }
export const tokenAccount: object = {
  pubkey: OWNER,
  account: { data: { parsed: { info: { mint: OWNER, tokenAmount: { amount: '5', decimals: 6 } } } } },
}
export const pendingTransaction: object = {
  hash: `0x${HASH}`,
  from: ADDRESS,
  to: OTHER,
  nonce: '0x1',
  value: '0x1',
  input: '0x',
  transactionIndex: '0x0',
  gasPrice: '0x1',
}

export const RECORD: StorableRecord = {
  eventId: 'one',
  projectId: 'local',
  kind: 'track',
  event: 'MODAL_OPEN',
  url: '',
  domain: '',
  address: null,
  properties: {},
  sdkType: null,
  sdkVersion: null,
  occurredAt: new Date(0),
}
