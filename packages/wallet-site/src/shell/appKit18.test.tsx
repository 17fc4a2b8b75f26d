import { base58 } from '@scure/base'
import { verifyMessage } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { frameUrl } from '../../test/shell/BrowserFrame'
import { EVM_ADDRESS, SOLANA_ADDRESS } from '../../test/shell/FakeVault'

const solana = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

afterEach(() => {
  vi.unstubAllGlobals()
  document.querySelector('#w3m-iframe')?.remove()
})

/** Creates the published client, which takes the URL of the frame from the environment of its build. */
const createClient = async () => {
  vi.stubGlobal('process', { env: { NEXT_PUBLIC_SECURE_SITE_SDK_URL: frameUrl() } })
  const { W3mFrameProvider } = await import('@reown/appkit-wallet')
  const network = (namespace: string) => ({ id: namespace === 'solana' ? solana : 1 })
  return new W3mFrameProvider({
    projectId: 'p1',
    chainId: 'eip155:1',
    enableLogger: false,
    onTimeout: () => {},
    abortController: new AbortController(),
    // The client only reads the id.
    getActiveCaipNetwork: network as never,
    getCaipNetworks: () => [],
  })
}

test('the client of AppKit 1.8.0 logs in and signs', async () => {
  const client = await createClient()

  expect(await client.connectEmail({ email: 'ada@example.com' })).toMatchObject({ action: 'VERIFY_OTP' })
  await expect(client.connectOtp({ otp: '000000' })).rejects.toThrow("That code isn't right.")
  await client.connectOtp({ otp: '123456' })
  expect(await client.connect({ chainId: 1, preferredAccountType: 'eoa' })).toMatchObject({
    email: 'ada@example.com',
    address: EVM_ADDRESS,
    chainId: 1,
    accounts: [{ address: EVM_ADDRESS, type: 'eoa' }],
  })
  expect(await client.isConnected()).toEqual({ isConnected: true })
  await client.syncTheme({ themeMode: 'dark' })
  await client.syncDappData({
    metadata: { name: '\u202eevil<b>', description: '', url: 'https://app.example', icons: ['javascript:alert(1)'] },
    sdkVersion: 'html-wagmi-1.8.0',
    projectId: 'p1',
  } as never)
  expect(await client.getSmartAccountEnabledNetworks()).toEqual({ smartAccountEnabledNetworks: [] })
  expect(await client.setPreferredAccount('eoa')).toEqual({ type: 'eoa', address: EVM_ADDRESS })

  const signature = await client.request({ method: 'personal_sign', params: ['hello', EVM_ADDRESS] })
  const hex = `0x${String(signature).slice(2)}` as const
  expect(await verifyMessage({ address: EVM_ADDRESS, message: 'hello', signature: hex })).toBe(true)
  expect(await client.getCapabilities()).toEqual({
    '0x1': { atomic: { status: 'unsupported' } },
    '0xa': { atomic: { status: 'unsupported' } },
  })
  await expect(client.request({ method: 'eth_sign', params: [] } as never)).rejects.toThrow('eth_sign')

  expect(await client.switchNetwork({ chainId: 10 })).toEqual({ chainId: 10 })
  expect(await client.getChainId()).toEqual({ chainId: 10 })
  expect(await client.connect({ chainId: `solana:${solana}` })).toMatchObject({ address: SOLANA_ADDRESS })
  const message = base58.encode(new TextEncoder().encode('hello'))
  const params = { message, pubkey: SOLANA_ADDRESS }
  expect(await client.request({ method: 'solana_signMessage', params, chainNamespace: 'solana' } as never)).toEqual({
    signature: base58.encode(new Uint8Array(64).fill(9)),
  })

  await expect(client.connectDevice()).rejects.toThrow("doesn't support")
  await client.disconnect()
  expect(await client.isConnected()).toEqual({ isConnected: false })
})
