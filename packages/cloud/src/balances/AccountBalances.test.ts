import { expect, test } from 'vitest'
import type { ChainSettings } from '../chains/ChainSettings'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { AccountBalances } from './AccountBalances'
import type { Asset } from './Asset'

const MAIN = 'bip122:000000000019d6689c085ae165831e93'
const TEST = 'bip122:000000000933ea01ad0ee984209779ba'
const upstreams = ['http://127.0.0.1:1']
const account = { namespace: 'eip155', address: '0xa' } as const

function balancesWith(failing: Readonly<Record<string, Error>>): { balances: AccountBalances; chainIds: string[] } {
  const chainIds: string[] = []
  const read = async (chainId: string): Promise<readonly Asset[]> => {
    chainIds.push(chainId)
    if (failing[chainId]) throw failing[chainId]
    return [{ chainId, units: 1n }]
  }
  const chains = new Map<string, ChainSettings>([
    ['eip155:1', { upstreams }],
    ['eip155:10', { upstreams }],
    [MAIN, { upstreams }],
    [TEST, { upstreams, esplora: false }],
  ])
  return { balances: new AccountBalances(chains, { eip155: { read }, solana: { read }, bip122: { read } }), chainIds }
}

test('returns the other chains if one is unreachable', async () => {
  const { balances } = balancesWith({ 'eip155:1': new ChainUnavailable('eip155:1') })
  expect(await balances.read(account)).toEqual([{ chainId: 'eip155:10', units: 1n }])
})

test('fails if no chain responds, instead of returning an empty account', async () => {
  const { balances } = balancesWith({
    'eip155:1': new ChainUnavailable('eip155:1'),
    'eip155:10': new DOMException('late', 'TimeoutError'),
  })
  await expect(balances.read(account)).rejects.toMatchObject({
    status: 503,
    field: 'chainId',
    description: 'Requested eip155:1 chain provider is temporarily unavailable',
  })
  await expect(balances.read({ ...account, chainId: 'eip155:10' })).rejects.toMatchObject({ status: 503 })
})

test('rethrows a defect instead of treating it as an unreachable chain', async () => {
  const { balances } = balancesWith({ 'eip155:1': new TypeError('defect') })
  await expect(balances.read(account)).rejects.toThrow('defect')
})

test('rejects an unknown chain, and one without balance support', async () => {
  const { balances } = balancesWith({})
  for (const chainId of ['eip155:2', TEST]) {
    await expect(balances.read({ ...account, chainId })).rejects.toMatchObject({ status: 400, field: 'chainId' })
  }
})

test('reads a Bitcoin address only on the chains it is valid for', async () => {
  const { balances, chainIds } = balancesWith({})
  await balances.read({ namespace: 'bip122', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' })
  expect(chainIds).toEqual([MAIN])
  expect(await balances.read({ namespace: 'bip122', address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' })).toEqual([])
})

test('returns no balances for a namespace without chains', async () => {
  const { balances } = balancesWith({})
  expect(await balances.read({ namespace: 'solana', address: '11111111111111111111111111111111' })).toEqual([])
})
