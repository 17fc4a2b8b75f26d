import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { type IndexedTransferRow, indexedChains, indexedTransfers } from '../../storage/historySchema'
import { openDatabase } from '../../storage/openDatabase'
import { IndexedTokens } from './IndexedTokens'

const databaseUrl = sharedDatabase()
const CHAIN = 'eip155:1'
const ACCOUNT = `0x${'a'.repeat(40)}`

const transfer = (blockNumber: number, token: string | null, more: Partial<IndexedTransferRow> = {}) => ({
  chainId: CHAIN,
  blockNumber,
  transactionIndex: 0,
  logIndex: 0,
  position: 0,
  kind: token === null ? ('native' as const) : ('erc20' as const),
  token,
  tokenId: null,
  fromAddress: '0xb',
  toAddress: ACCOUNT,
  amount: '1',
  ...more,
})

test('returns each received token once, newest first, and no other transfers', async () => {
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  onTestFinished(() => database.close())
  await database.sql
    .insert(indexedTransfers)
    .values([
      transfer(1, '0xold'),
      transfer(2, '0xtwice'),
      transfer(3, '0xnew'),
      transfer(4, '0xtwice'),
      transfer(5, null),
      transfer(6, '0xpicture', { kind: 'erc721', tokenId: '1' }),
      transfer(7, '0xsent', { fromAddress: ACCOUNT, toAddress: '0xb' }),
      transfer(8, '0xelsewhere', { chainId: 'eip155:10' }),
    ])
  expect(await new IndexedTokens(database).tokens(CHAIN, ACCOUNT)).toEqual(['0xtwice', '0xnew', '0xold'])
})

test('reports the indexed blocks, and none for an unfollowed chain', async () => {
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  onTestFinished(() => database.close())
  const chain = { lastHash: null, holder: null, heldUntil: null }
  await database.sql.insert(indexedChains).values([
    { ...chain, chainId: 'eip155:2', firstBlock: 5, nextBlock: 9 },
    { ...chain, chainId: 'eip155:3', firstBlock: 5, nextBlock: 5 },
    { ...chain, chainId: 'eip155:4', firstBlock: null, nextBlock: null },
  ])
  const tokens = new IndexedTokens(database)
  expect(await tokens.blocks('eip155:2')).toEqual({ lowest: 5, highest: 8 })
  for (const chainId of ['eip155:3', 'eip155:4', 'eip155:5']) expect(await tokens.blocks(chainId)).toBeUndefined()
})
