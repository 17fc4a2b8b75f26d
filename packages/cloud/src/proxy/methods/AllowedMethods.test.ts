import { expect, test } from 'vitest'
import { AllowedMethods } from './AllowedMethods'

const methods = new AllowedMethods(
  new Map([
    ['eip155:1', { methods: ['debug_traceTransaction'] }],
    ['eip155:31337', { local: true }],
    ['solana:local', { local: true }],
    ['toy:1', { methods: ['toy_balance'] }],
  ]),
)

test.each([
  ['eip155:1', 'eth_call'],
  ['eip155:1', 'eth_sendRawTransaction'],
  ['eip155:1', 'eth_getUserOperationReceipt'],
  ['eip155:1', 'net_version'],
  ['eip155:1', 'web3_clientVersion'],
  ['solana:main', 'getLatestBlockhash'],
  ['solana:main', 'sendTransaction'],
  ['bip122:regtest', 'estimatesmartfee'],
  ['near:mainnet', 'query'],
  ['sui:mainnet', 'sui_getObject'],
])('%s allows %s', (chainId, method) => {
  expect(methods.allows(chainId, method, false)).toBe(true)
})

test.each([
  'eth_sendTransaction',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData_v4',
  'eth_accounts',
  'eth_coinbase',
  'eth_mining',
  'eth_submitWork',
  'eth_subscribe',
  'debug_setHead',
  'debug_writeBlockProfile',
  'trace_filter',
  'admin_addPeer',
  'personal_unlockAccount',
  'miner_start',
  'engine_newPayloadV3',
  'clique_propose',
  'istanbul_propose',
  'ibft_discardValidatorVote',
  'qbft_proposeValidatorVote',
  'parity_setEngineSignerSecret',
  'perm_addNodesToAllowlist',
  'txpool_besuClear',
  'anvil_reset',
  'hardhat_reset',
  'evm_mine',
  'getBalance',
  'constructor',
  '__proto__',
  '',
  ' eth_call',
  'eth_call ',
  'eth_call\n',
  'eth_call\0',
  'ETH_CALL',
  'eth_Call',
  '\u0435th_call',
  'eth\u200b_call',
  'a'.repeat(101),
])('rejects %j on an EVM chain', method => {
  expect(methods.allows('eip155:1', method, true)).toBe(false)
})

test('each namespace has its own methods, and an unknown one only those that the operator adds', () => {
  expect(methods.allows('solana:main', 'eth_call', false)).toBe(false)
  expect(methods.allows('solana:main', 'requestAirdrop', true)).toBe(false)
  expect(methods.allows('bip122:regtest', 'dumpprivkey', false)).toBe(false)
  expect(methods.allows('toy:1', 'toy_balance', false)).toBe(true)
  expect(methods.allows('toy:1', 'eth_call', false)).toBe(false)
  expect(methods.allows('toy:2', 'toy_balance', false)).toBe(false)
})

test('methods that an operator adds apply to one chain only', () => {
  expect(methods.allows('eip155:1', 'debug_traceTransaction', false)).toBe(true)
  expect(methods.allows('eip155:31337', 'debug_traceTransaction', true)).toBe(false)
})

test('development methods require a local chain and a caller on the same machine', () => {
  expect(methods.allows('eip155:31337', 'anvil_setBalance', true)).toBe(true)
  expect(methods.allows('solana:local', 'requestAirdrop', true)).toBe(true)
  expect(methods.allows('eip155:31337', 'anvil_setBalance', false)).toBe(false)
  expect(methods.allows('eip155:31337', 'personal_sign', true)).toBe(false)
})
