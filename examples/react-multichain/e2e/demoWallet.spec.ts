import type { ApprovalRequest, BitcoinApprovalRequest, SolanaApprovalRequest } from '@openappkit/testing'
import { expect, test } from '@playwright/test'
import type { WalletContext } from '../demo/wallet/Description'
import { describeRequest } from '../demo/wallet/describeRequest'

const owner = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const recipient = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

const context: WalletContext = {
  accounts: () => [['Ethereum', '0xf39F…2266']],
  networkName: id => `Network ${id}`,
  callEvm: async (_, method) =>
    (({
      eth_estimateGas: '0x5208',
      eth_maxPriorityFeePerGas: '0x1',
      eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
    })[method] ?? '0x0') as string,
}

test('a payment has its amount, checksummed recipient, network and highest fee', async () => {
  const described = evm('send', 'eth_sendTransaction', [{ from: owner, to: recipient, value: '0x2386f26fc10000' }])
  expect(described).toMatchObject({
    title: 'Send 0.01 ETH?',
    amount: '0.01 ETH',
    to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    facts: [
      ['Account', '0xf39F…2266'],
      ['Network', 'Network eip155:31337'],
    ],
  })
  // 21,000 gas at twice the base fee plus the tip, rounded up.
  expect(await described.fee).toBe('At most 0.00004201 ETH')
  expect(described.raw).toContain('0x2386f26fc10000')
})

test('a contract call says so, with its amount only if it pays', () => {
  const call = evm('send', 'eth_sendTransaction', [{ from: owner, to: recipient, data: '0xa9059cbb' }])
  expect(call).toMatchObject({ title: 'Use a contract?', to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  expect(call.amount).toBeUndefined()
  expect(call.facts).toContainEqual(['Contract call', '4 bytes'])
  const paying = evm('send', 'eth_sendTransaction', [{ from: owner, to: recipient, data: '0xa9059cbb', value: '0x1' }])
  expect(paying.amount).toBe('0.000000000000000001 ETH')
})

test('a message shows as text, and bytes that are no text are counted', () => {
  expect(evm('sign', 'personal_sign', ['0x48656c6c6f', owner])).toMatchObject({
    title: 'Sign this message?',
    message: 'Hello',
  })
  const bytes = evm('sign', 'personal_sign', ['0xff00', owner])
  expect(bytes.message).toBeUndefined()
  expect(bytes.note).toContain('2 bytes')
})

test('typed data shows its fields', () => {
  const data = {
    primaryType: 'Permit',
    domain: { name: 'Test Dollar' },
    message: { spender: { id: recipient }, value: '5' },
  }
  expect(evm('sign', 'eth_signTypedData_v4', [owner, JSON.stringify(data)]).facts.slice(2)).toEqual([
    ['Type', 'Permit'],
    ['For', 'Test Dollar'],
    ['spender.id', recipient],
    ['value', '5'],
  ])
})

test('a network switch names the network', () => {
  expect(evm('switchChain', 'wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]).title).toBe(
    'Switch to Network eip155:31338?',
  )
})

test('what can’t be decoded says what it may do, and keeps the raw request', () => {
  const facts = expect.anything()
  const solana: SolanaApprovalRequest = {
    kind: 'sign',
    method: 'solana:signTransaction',
    params: [{ transaction: 'AQID' }],
    account: 'So11111111111111111111111111111111111111112',
    chain: 'solana:local',
  }
  expect(describeRequest(solana, context)).toMatchObject({
    title: 'Sign this transaction?',
    facts,
    note: expect.stringContaining('move funds'),
  })
  const two = { ...solana, params: [...solana.params, ...solana.params] }
  expect(describeRequest(two, context)).toMatchObject({
    title: 'Sign 2 requests?',
    note: expect.stringContaining('move funds'),
  })
  const bitcoin: BitcoinApprovalRequest = {
    kind: 'sign',
    method: 'bitcoin:signTransaction',
    params: [{ psbt: 'AQID' }],
    account: 'bcrt1qmine',
    network: 'regtest',
  }
  expect(describeRequest(bitcoin, context)).toMatchObject({
    title: 'Sign this transaction?',
    note: expect.stringContaining('move funds'),
  })
  expect(describeRequest(bitcoin, context).raw).toContain('AQID')
})

function evm(kind: ApprovalRequest['kind'], method: string, params: readonly unknown[]) {
  return describeRequest({ kind, method, params, account: owner, chainId: 31337 }, context)
}
