import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { historyPageSchema } from '@openappkit/contract/schemas'
import { startEvmChain } from '@openappkit/testing/node'
import { expect, test } from 'vitest'
import { deployToken } from '../../test/contracts/deployToken'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import type { SpamSettings } from './SpamRules'

const databaseUrl = sharedDatabase()

test('changed spam rules in the chains file apply to the same history after a restart', async () => {
  await using chain = await startEvmChain({ chainId: 943 })
  const [one, two] = chain.accounts
  if (!two) throw new Error('The chain has too few accounts')
  const token = await deployToken(chain, { name: 'Plain Token', symbol: 'PLN', decimals: 6 })
  await token.mint(one.address, 5n)
  await token.transfer(one, two.address, 2n)
  const folder = await mkdtemp(join(tmpdir(), 'oak-spam-'))
  const file = join(folder, 'chains.json')

  const marks = async (spam: SpamSettings | undefined): Promise<readonly unknown[]> => {
    const settings = { upstreams: [chain.url], index: { fromBlock: 0 }, ...(spam && { spam }) }
    await writeFile(file, JSON.stringify({ chains: { 'eip155:943': settings } }))
    await using cloud = await startTestCloud({ databaseUrl: databaseUrl(), chains: file })
    const ask = async () => {
      const response = await fetch(
        `${cloud.url}/v1/account/${two.address}/history?projectId=local&spam=include&chainId=eip155:943`,
      )
      return historyPageSchema.parse(await response.json()).data
    }
    await expect.poll(ask, { timeout: 10_000 }).toHaveLength(1)
    const [transaction] = await ask()
    return (transaction?.transfers ?? []).map(({ is_spam }) => is_spam)
  }

  expect(await marks(undefined)).toEqual([false])
  expect(await marks({ names: ['^plain'] })).toEqual([true])
  expect(await marks({ tokens: [token.address.toUpperCase().replace('0X', '0x')] })).toEqual([true])
  expect(await marks({ names: ['^other'] })).toEqual([false])
  await rm(folder, { recursive: true })
}, 60_000)
