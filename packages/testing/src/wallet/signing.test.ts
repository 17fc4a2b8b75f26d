import { stringToHex, verifyMessage, verifyTypedData } from 'viem'
import { expect } from 'vitest'
import { test } from '../../test/walletTest'

const typedData = {
  domain: {
    name: 'Ether Mail',
    version: '1',
    chainId: 31337,
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  },
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'amount', type: 'uint256' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  message: {
    from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
    amount: 123456789012345678901234567890n,
    contents: 'Hello, Bob!',
  },
} as const

const asJson = (chainId: number = typedData.domain.chainId): string =>
  JSON.stringify({ ...typedData, domain: { ...typedData.domain, chainId } }, (_key, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  )

test('a personal signature is valid for the requested account, in either parameter order', async ({
  chain,
  createWallet,
}) => {
  const { provider } = createWallet({ authorized: true })
  const address = chain.accounts[1]?.address ?? '0x'
  const message = 'Grüße aus dem Test 🧪'
  const params = [stringToHex(message), address]

  for (const order of [params, params.toReversed()]) {
    const signature = (await provider.request({ method: 'personal_sign', params: order })) as `0x${string}`
    expect(await verifyMessage({ address, message, signature })).toBe(true)
    expect(await verifyMessage({ address: chain.accounts[0].address, message, signature })).toBe(false)
  }
})

test('a typed-data signature is valid for data given as text', async ({ chain, createWallet }) => {
  const { provider } = createWallet({ authorized: true })
  const { address } = chain.accounts[0]

  const signature = await provider.request({ method: 'eth_signTypedData_v4', params: [address, asJson()] })

  expect(await verifyTypedData({ ...typedData, address, signature: signature as `0x${string}` })).toBe(true)
})

test('rejects invalid typed data, or data for another chain, before the prompt', async ({ chain, createWallet }) => {
  const { provider } = createWallet({ authorized: true, approve: () => expect.fail('asked') })
  const { address } = chain.accounts[0]

  for (const data of [asJson(1), 'not json', '{}']) {
    await expect(provider.request({ method: 'eth_signTypedData_v4', params: [address, data] })).rejects.toMatchObject({
      code: -32602,
    })
  }
})

test('rejects a foreign account, or an app without permission, with 4100', async ({ chain, createWallet }) => {
  const foreign = chain.accounts[7]?.address
  const sign = (wallet: ReturnType<typeof createWallet>, address: unknown): Promise<unknown> =>
    wallet.provider.request({ method: 'personal_sign', params: ['0x00', address] })

  await expect(sign(createWallet({ authorized: true }), foreign)).rejects.toMatchObject({ code: 4100 })
  await expect(sign(createWallet(), chain.accounts[0].address)).rejects.toMatchObject({ code: 4100 })
})

test('rejects outdated and unsupported methods with 4200, so that they never reach the chain’s keys', async ({
  chain,
  createWallet,
}) => {
  const { provider } = createWallet({ authorized: true })
  for (const method of ['eth_sign', 'eth_signTransaction', 'eth_signTypedData', 'wallet_sendCalls', 'eth_decrypt']) {
    await expect(provider.request({ method, params: [chain.accounts[0].address, '0x00'] })).rejects.toMatchObject({
      code: 4200,
    })
  }
})

test('the first signature fails if the address belongs to another key', async ({ chain, createWallet }) => {
  const [{ address }, second] = chain.accounts
  const privateKey = second?.privateKey ?? '0x'
  const { provider } = createWallet({ authorized: true, accounts: [{ address, privateKey }] })
  await expect(provider.request({ method: 'personal_sign', params: ['0x00', address] })).rejects.toThrow(
    /belongs to 0x7099/,
  )
})
