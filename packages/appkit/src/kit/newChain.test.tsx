import { memoryStorage } from '@openappkit/appkit-core'
import { ToyAdapter, ToyChain, ToyPage, ToyWallet } from '@openappkit/toy-adapter'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createAppKit } from '../exports/index'

const key = (seed: number): Uint8Array => new Uint8Array(32).fill(seed)

test('supports a namespace that only its adapter defines: connect, read, switch and reconnect', async () => {
  const chains: readonly [ToyChain, ToyChain] = [new ToyChain('marble', 'Marbles'), new ToyChain('chalk', 'Chalk')]
  const [first, second] = chains
  const toyPage = new ToyPage()
  const wallet = new ToyWallet({ name: 'Toy Wallet', keys: [key(1), key(2)], chains })
  const [address] = wallet.addresses
  first.fund(address, 12_345n)
  wallet.install(toyPage)
  const storage = memoryStorage()
  const options = { networks: [first.network, second.network], storage } as const
  const kit = createAppKit({ ...options, adapters: [new ToyAdapter({ page: toyPage, chains })] })

  const connecting = kit.connect({ namespace: 'toy' })
  await page.getByRole('button', { name: /^Toy Wallet/ }).click()
  expect(await connecting).toMatchObject({ address, caipAddress: `toy:marble:${address}`, isConnected: true })
  expect(kit.getCaipNetwork('toy')).toMatchObject({ name: 'Marbles' })
  expect(await kit.refreshBalance('toy')).toMatchObject({ symbol: 'MRB' })
  expect(await kit.getProvider('toy')).toBe(wallet)

  await kit.switchNetwork(second.network)
  expect(wallet.chainId).toBe('chalk')
  expect(kit.getAccount('toy').caipAddress).toBe(`toy:chalk:${address}`)
  kit.destroy()

  const { prompts } = wallet
  const reloaded = createAppKit({ ...options, adapters: [new ToyAdapter({ page: toyPage, chains })] })
  await expect.poll(() => reloaded.getAccount('toy')).toMatchObject({ address, status: 'connected' })
  expect(wallet.prompts).toBe(prompts)
  await reloaded.disconnect()
  expect(reloaded.getAccount('toy').isConnected).toBe(false)
  reloaded.destroy()
})
