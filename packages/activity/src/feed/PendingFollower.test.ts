import { expect, test } from 'vitest'
import { sent, startActivity } from '../../test/activityKit'
import { settled } from '../../test/PageEnvironment'
import { bob, own } from '../../test/wireTransaction'
import { addTransaction } from '../addTransaction'
import { followDelay } from './PendingFollower'

test('follows a pending transaction and settles it live', async () => {
  const { evm, pending } = await startActivity()
  pending.add(sent, false)
  await expect.poll(() => evm.followed).toEqual(['0xsent'])
  evm.end('0xsent', { status: 'confirmed' })
  await expect.poll(() => pending.find('0xsent')?.outcome).toEqual({ status: 'confirmed' })
})

test("doesn't follow a transaction that its sender follows", async () => {
  const { evm, pending } = await startActivity()
  pending.add(sent)
  pending.add({ ...sent, hash: '0x02' }, false)
  await expect.poll(() => evm.followed).toEqual(['0x02'])
})

test('retries after the chain fails, but not once the transaction is removed', async () => {
  const { environment, evm, pending } = await startActivity()
  pending.add(sent, false)
  await expect.poll(() => evm.followed.length).toBe(1)
  evm.end('0xsent', new Error('No node answers'))
  await expect
    .poll(() => {
      environment.advance(followDelay)
      return evm.followed.length
    })
    .toBe(2)
  pending.forget('0xsent')
  evm.end('0xsent', new Error('No node answers'))
  await settled()
  environment.advance(followDelay)
  await settled()
  expect(evm.followed).toHaveLength(2)
})

test('stops following when the kit is destroyed', async () => {
  const { appkit, evm, pending } = await startActivity()
  evm.isDeaf = true
  pending.add(sent, false)
  await expect.poll(() => evm.followed.length).toBe(1)
  appkit.destroy()
  evm.end('0xsent', { status: 'confirmed' })
  await settled()
  expect(pending.find('0xsent')?.outcome).toBeUndefined()
})

test('leaves a transaction without an adapter, or on an unknown network, to the history', async () => {
  const { evm, pending } = await startActivity()
  pending.add({ ...sent, caipNetworkId: 'solana:x' }, false)
  pending.add({ ...sent, hash: '0x02', caipNetworkId: 'eip155:5' }, false)
  await settled()
  expect([evm.followed, pending.claim('0xsent')]).toEqual([[], true])
})

test("adds an app's transaction to the active account, as pending, and follows it", async () => {
  const { appkit, environment, evm, pending } = await startActivity()
  await addTransaction(appkit, { hash: '0x0a', to: bob })
  expect(pending.find('0x0a')).toEqual({
    hash: '0x0a',
    to: bob,
    address: own,
    caipNetworkId: 'eip155:1',
    at: environment.now(),
  })
  await expect.poll(() => evm.followed).toEqual(['0x0a'])
})

test("accepts an app's transaction on a different network", async () => {
  const { appkit, pending } = await startActivity()
  await addTransaction(appkit, { hash: '0x0a', caipNetworkId: 'eip155:8453', at: 1 })
  expect(pending.find('0x0a')).toMatchObject({ caipNetworkId: 'eip155:8453', address: own, at: 1 })
})

test('rejects a transaction without an account', async () => {
  const { appkit, evm } = await startActivity()
  evm.emitDisconnected()
  await expect(addTransaction(appkit, { hash: '0x0a' })).rejects.toMatchObject({ code: 'activity/no-account' })
})
