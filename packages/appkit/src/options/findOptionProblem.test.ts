import type { AppKitOptions } from '@openappkit/appkit-core'
import { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { ethereum, optimism } from '../../test/session'
import { findOptionProblem } from './findOptionProblem'

const networks = [ethereum]
const source = 'Networks come from `@openappkit/appkit/networks`, and viem chains work as they are.'
const { rpcUrls: _, ...withoutNodes } = ethereum

/** Wrong options that JavaScript accepts, and the message that each one gets. */
const mistakes: readonly (readonly [options: unknown, message: string])[] = [
  [undefined, '`options` is undefined. Pass at least `{ networks, adapters }` to `createAppKit`.'],
  [{}, `\`networks\` is undefined. Pass a list such as [mainnet]. ${source}`],
  [{ networks: [] }, `\`networks\` is an empty list. Pass a list such as [mainnet]. ${source}`],
  [{ networks: 'mainnet' }, `\`networks\` is 'mainnet'. Pass a list such as [mainnet]. ${source}`],
  [{ networks: ethereum }, `\`networks\` is an object. Pass a list: \`networks: [mainnet]\`. ${source}`],
  [{ networks: [undefined] }, `\`networks[0]\` is undefined. Check its import. ${source}`],
  [{ networks: [1] }, `\`networks[0]\` is 1. Pass the network itself, such as mainnet. ${source}`],
  [
    { networks: [ethereum, withoutNodes] },
    `\`networks[1]\` has no \`rpcUrls.default.http\`. Pass a network such as mainnet, or use \`defineChain\`. ${source}`,
  ],
  [
    { networks, defaultNetwork: optimism },
    "`defaultNetwork` is OP Mainnet, which isn't in `networks`. Add it there, or choose another one.",
  ],
  [
    { networks, adapters: [ScriptedAdapter] },
    '`adapters[0]` is the class ScriptedAdapter. Create an adapter: `new ScriptedAdapter(…)`.',
  ],
  [
    { networks, adapters: createAdapter() },
    '`adapters` is an instance of ScriptedAdapter. Pass a list: `adapters: [adapter]`.',
  ],
  [
    { networks, adapters: [undefined] },
    '`adapters[0]` is undefined. Check its import. Pass an adapter, such as `new WagmiAdapter({ networks })`.',
  ],
  [
    { networks, adapters: ['wagmi'] },
    "`adapters[0]` is 'wagmi'. Pass an adapter, such as `new WagmiAdapter({ networks })`.",
  ],
  [
    { networks, adapters: [{ chains: [], _internal: {} }] },
    '`adapters[0]` is a wagmi config. Pass `new WagmiAdapter({ config })`.',
  ],
  [
    { networks, adapters: [createAdapter(), createAdapter()] },
    '`adapters[1]` is a second adapter for eip155. Pass one adapter for each namespace.',
  ],
  [{ networks, themeMode: 'blue' }, "`themeMode` is 'blue'. Pass 'dark', 'light' or 'auto'."],
  [
    { networks, themeVariables: { '--w3m-accent': null } },
    "`themeVariables['--w3m-accent']` is null. Pass a CSS value such as '#7c3aed'.",
  ],
  [
    { networks, cloud: 'localhost:4500' },
    "`cloud` is 'localhost:4500'. Pass a full URL such as 'http://localhost:4500'.",
  ],
  [
    { networks, cloud: 'wallets.example.org' },
    "`cloud` is 'wallets.example.org'. Pass a full URL such as 'https://wallets.example.org'.",
  ],
  [{ networks, cloud: true }, "`cloud` is true. Pass a full URL such as 'https://wallets.example.org'."],
  [
    { networks, cloud: { relay: 'relay.example.org' } },
    "`cloud.relay` is 'relay.example.org'. Pass a full URL such as 'https://relay.example.org'.",
  ],
  [{ networks, projectId: '' }, "`projectId` is ''. Pass a string such as '0123456789abcdef0123456789abcdef'."],
  [
    { networks, customRpcUrls: { 1: [{ url: 'https://rpc.example.org' }] } },
    "`customRpcUrls` has the key '1'. Use CAIP-2 IDs, such as { 'eip155:1': [{ url: 'https://rpc.example.org' }] }.",
  ],
  [
    { networks, customRpcUrls: { 'eip155:1': ['https://rpc.example.org'] } },
    "`customRpcUrls['eip155:1'][0]` is 'https://rpc.example.org'. Pass an object such as { 'eip155:1': [{ url: 'https://rpc.example.org' }] }.",
  ],
  [{ networks, enableReconnect: 'false' }, "`enableReconnect` is 'false'. Pass true or false."],
  [{ networks, debug: null }, '`debug` is null. Pass true or false.'],
  [{ networks, allWallets: true }, "`allWallets` is true. Pass 'SHOW', 'HIDE' or 'ONLY_MOBILE'."],
  [{ networks, features: ['send'] }, '`features` is a list. Pass an object such as { send: false }.'],
  [{ networks, features: { send: 'no' } }, "`features.send` is 'no'. Pass true or false."],
  [
    { networks, features: { connectMethodsOrder: ['wallets'] } },
    "`features.connectMethodsOrder[0]` is 'wallets'. Pass 'wallet', 'email' or 'social'.",
  ],
  [
    { networks, featuredWalletIds: 'metamask' },
    "`featuredWalletIds` is 'metamask'. Pass a list such as [walletId], with IDs from the wallet directory.",
  ],
  [
    { networks, customWallets: [{ id: 'example' }] },
    "`customWallets[0].name` is undefined. Pass a string such as 'Example Wallet'.",
  ],
  [{ networks, locale: 'de_DE!' }, "`locale` is 'de_DE!'. Pass a BCP 47 tag such as 'de' or 'pt-BR'."],
  [
    { networks, metadata: { name: 'Example', url: 'example.org', icons: [] } },
    "`metadata.url` is 'example.org'. Pass a full URL such as 'https://example.org'.",
  ],
  [{ networks, storage: {} }, '`storage` has no method `getItem`. Pass `localStorage`, `cookieStorage()` or your own.'],
  [{ networks, onError: 'console' }, "`onError` is 'console'. Pass a function."],
  [
    { networks, siwx: { createMessage() {} } },
    "`siwx` has no method `addSession`. Pass a sign-in configuration, such as `new ServerSIWX({ url: '/auth' })`.",
  ],
  [{ networks, siwx: class ServerSIWX {} }, '`siwx` is the class ServerSIWX. Create an instance: `new ServerSIWX(…)`.'],
  [{ networks, siweConfig: {} }, '`siweConfig` has no method `mapToSIWX`. Pass the result of `createSIWEConfig`.'],
  [
    { networks, modules: ['siwx'] },
    "`modules[0]` is 'siwx'. Pass a feature, such as `siwx` from `@openappkit/siwx-modal`.",
  ],
  [
    { networks, defaultAccountTypes: { bip122: 'segwit' } },
    "`defaultAccountTypes['bip122']` is 'segwit'. Pass 'eoa', 'smartAccount', 'payment', 'ordinal' or 'stx'.",
  ],
]

test.each(mistakes.map(([options, message]) => ({ options, message })))('$message', ({ options, message }) => {
  const isMissing = message.startsWith('`networks` is undefined') || message.startsWith('`networks` is an empty')
  expect(findOptionProblem(options)).toMatchObject({
    code: isMissing ? 'options/no-networks' : 'options/invalid',
    message,
  })
})

const valid: readonly Partial<AppKitOptions>[] = [
  {},
  { adapters: [createAdapter()] },
  { cloud: 'http://127.0.0.1:4400', projectId: 'abc' },
  { cloud: { relay: 'wss://relay.example.org', verify: false } },
  { metadata: { name: 'Example', description: '', url: '', icons: [] } },
  { features: { socials: false, connectMethodsOrder: undefined }, locale: 'pt-BR', termsConditionsUrl: '/terms' },
]

test('accepts valid options', () => {
  for (const options of valid) expect(findOptionProblem({ networks, ...options })).toBeUndefined()
})

test('a hostile value is printed in full length nowhere', () => {
  const { message = '' } = findOptionProblem({ networks, themeMode: 'x'.repeat(1_000_000) }) ?? {}
  expect(message.length).toBeLessThan(200)
})
