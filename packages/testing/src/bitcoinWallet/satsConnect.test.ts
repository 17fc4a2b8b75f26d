import { expect } from 'vitest'
import { test } from '../../test/bitcoinWalletTest'

test('the real sats-connect client finds the wallet and parses its responses', async ({ chain, createWallet }) => {
  const wallet = createWallet({ paymentType: 'p2shP2wpkh', faces: ['sats-connect'] })
  const page = Object.assign(new EventTarget(), {})
  // The client reads the global window when called.
  Reflect.set(globalThis, 'window', page)
  try {
    const uninstall = wallet.install(page)
    const { getProviders, request, AddressPurpose, BitcoinNetworkType, addListener } = await import('sats-connect')
    const id = getProviders()[0]?.id ?? ''
    const [keys] = chain.accounts
    const connected = await request(
      'wallet_connect',
      { addresses: [AddressPurpose.Payment], network: BitcoinNetworkType.Regtest },
      id,
    )
    expect(connected).toMatchObject({
      status: 'success',
      result: {
        addresses: [{ address: keys.p2shP2wpkh, addressType: 'p2sh' }],
        network: { bitcoin: { name: 'Regtest' } },
      },
    })
    expect(await request('getBalance', null, id)).toMatchObject({ status: 'success', result: { total: '1000000000' } })
    wallet.reject('sign')
    expect(await request('signMessage', { address: keys.p2tr, message: 'hi' }, id)).toMatchObject({
      status: 'error',
      error: { code: -32000 },
    })
    const received: unknown[] = []
    addListener({ eventName: 'disconnect', cb: (event: unknown) => received.push(event) }, id)
    expect(await request('wallet_disconnect', null, id)).toMatchObject({ status: 'success' })
    expect(received).toEqual([{ type: 'disconnect' }])
    uninstall()
    expect(getProviders()).toEqual([])
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
  }
})

test('returns -32001 for an unknown method, including names from Object.prototype', async ({ createWallet }) => {
  const { satsConnect, leather } = createWallet({ authorized: true }).providers
  for (const method of ['toString', 'stx_callContract']) {
    expect(await satsConnect.request(method)).toMatchObject({ jsonrpc: '2.0', error: { code: -32001 } })
    await expect(leather.request(method)).rejects.toMatchObject({ error: { code: -32601 } })
  }
})
