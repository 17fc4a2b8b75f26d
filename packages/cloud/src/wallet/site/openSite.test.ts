import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFiles, writeSite } from '../../../test/wallet/writeSite'
import { optionsFromEnvironment } from '../../cli/environment'
import { openSite, rpIdOf } from './openSite'

const logger = { warn: () => {} }
const builtIn = { isEmbedded: true }

test('28. refuses a site with a changed byte, and names the file', async () => {
  const walletSite = await writeSite()
  expect((await openSite({ walletSite }, builtIn, logger))?.files.size).toBe(Object.keys(siteFiles).length)
  await writeFile(join(walletSite, 'assets/sdk-12345678.js'), `${siteFiles['assets/sdk-12345678.js']} `)
  await expect(openSite({ walletSite }, builtIn, logger)).rejects.toThrow(
    'These files of the wallet site differ from its manifest: assets/sdk-12345678.js.',
  )
})

test("reads no site if it's off, or if the operator with an own Postgres asks for none", async () => {
  const walletSite = await writeSite()
  const own = { isEmbedded: false }
  expect(await openSite({ walletPort: 'off', walletSite }, builtIn, logger)).toBeUndefined()
  expect(await openSite({ walletSite }, own, logger)).toBeUndefined()
  expect(await openSite({ walletOrigin: 'https://wallet.example', walletSite }, own, logger)).toBeDefined()
  expect(await openSite({ walletPort: 0, walletSite }, own, logger)).toBeDefined()
})

test('binds passkeys to the host of the origin, or to a parent domain', () => {
  expect(rpIdOf({})).toBe('localhost')
  expect(rpIdOf({ walletOrigin: 'https://wallet.app.example' })).toBe('wallet.app.example')
  expect(rpIdOf({ walletOrigin: 'https://wallet.app.example', walletRpId: 'app.example' })).toBe('app.example')
  for (const walletRpId of ['evil.example', 'let.app.example', 'example', ''])
    expect(() => rpIdOf({ walletOrigin: 'https://wallet.app.example', walletRpId })).toThrow(
      'It must be wallet.app.example or a parent domain of it.',
    )
})

test("refuses the server's own origin", () => {
  const walletOrigin = 'https://api.example'
  expect(() => rpIdOf({ walletOrigin, publicUrls: ['https://api.example/'] })).toThrow(
    'Give the wallet an origin of its own',
  )
  expect(rpIdOf({ walletOrigin, publicUrls: ['https://api.example:8443'] })).toBe('api.example')
})

test.each([
  'http://wallet.example',
  'https://wallet.example/',
  'https://wallet.example/path',
  'https://192.168.1.2',
  'https://[::1]',
  'http://127.0.0.1:4401',
  'wallet.example',
  'https://Wallet.example',
])('refuses %s as an origin', walletOrigin => {
  expect(() => rpIdOf({ walletOrigin })).toThrow("WALLET_ORIGIN can't be")
  expect(() => optionsFromEnvironment({ WALLET_ORIGIN: walletOrigin })).toThrow('WALLET_ORIGIN must be an origin')
})

test('reads the variables', () => {
  expect(
    optionsFromEnvironment({
      WALLET_PORT: 'off',
      WALLET_ORIGIN: 'https://wallet.example',
      WALLET_RP_ID: 'wallet.example',
      WALLET_RP_ID_REPLACES: 'old.example',
      WALLET_SITE: './site',
    }),
  ).toEqual({
    walletPort: 'off',
    walletOrigin: 'https://wallet.example',
    walletRpId: 'wallet.example',
    replacedWalletRpId: 'old.example',
    walletSite: './site',
  })
  expect(optionsFromEnvironment({ WALLET_PORT: '0' })).toEqual({ walletPort: 0 })
  expect(() => optionsFromEnvironment({ WALLET_PORT: '70000' })).toThrow(
    "WALLET_PORT must be a port from 0 to 65535, or 'off'.",
  )
})
