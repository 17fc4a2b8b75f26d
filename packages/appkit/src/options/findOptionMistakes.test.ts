import type { AppKitOptions } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { ethereum } from '../../test/session'
import { bitcoin } from '../networks/bitcoin'
import { solana } from '../networks/solana'
import { findOptionMistakes } from './findOptionMistakes'

const base = { networks: [ethereum], adapters: [createAdapter()] }

const mistakes: readonly (readonly [options: object, message: string])[] = [
  [{ theme: 'dark', themMode: 'light' }, "`themMode` isn't an option. Did you mean `themeMode`?"],
  [{ featuredWalletIDs: [] }, "`featuredWalletIDs` isn't an option. Did you mean `featuredWalletIds`?"],
  [{ features: { sned: false } }, "`features.sned` isn't an option. Did you mean `features.send`?"],
  [{ features: { sends: false } }, "`features.sends` isn't an option. Did you mean `features.send`?"],
  [
    { themeVariables: { '--w3m-acent': 'red' } },
    "`themeVariables.--w3m-acent` isn't an option. Did you mean `themeVariables.--w3m-accent`?",
  ],
  [{ tokens: {} }, "`tokens` has no effect. OpenAppKit doesn't have this option."],
  [
    { adapters: [] },
    'No adapter for eip155, so no wallet can connect on it. Pass `adapters: [new WagmiAdapter({ networks })]`, from `@openappkit/adapter-wagmi`.',
  ],
  [
    { networks: [ethereum, solana] },
    'No adapter for solana, so no wallet can connect on it. Pass `adapters: [new SolanaAdapter()]`, from `@openappkit/adapter-solana`.',
  ],
  [
    { networks: [ethereum, bitcoin] },
    'No adapter for bip122, so no wallet can connect on it. Pass `adapters: [new BitcoinAdapter()]`, from `@openappkit/adapter-bitcoin`.',
  ],
  [
    { networks: [{ ...ethereum, chainNamespace: 'cosmos' }], adapters: undefined },
    'No adapter for cosmos, so no wallet can connect on it. Pass `cloud` or `projectId` to connect it over WalletConnect.',
  ],
  [
    { projectId: 'YOUR_PROJECT_ID' },
    "`projectId` is 'YOUR_PROJECT_ID', a placeholder. Pass the ID of your project, or `cloud` with the URL of your own backend.",
  ],
  [
    { featuredWalletIds: ['MetaMask'] },
    "`featuredWalletIds[0]` is 'MetaMask', which isn't a directory ID. Pass 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'.",
  ],
  [
    { includeWalletIds: ['okx'] },
    "`includeWalletIds[0]` is 'okx', which isn't a directory ID. Pass '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709'.",
  ],
]

test.each(mistakes.map(([options, message]) => ({ options, message })))('$message', async ({ options, message }) => {
  const found = await findOptionMistakes({ ...base, ...options } as AppKitOptions)
  expect(found.map(error => error.message)).toEqual([message])
})

const valid: readonly Partial<AppKitOptions>[] = [
  {},
  { projectId: 'b56e18d47c72ab683b10814fe9495694' },
  { cloud: 'http://127.0.0.1:4400', adapters: [] },
  { networks: [ethereum, solana], adapters: [createAdapter(), createAdapter('solana', 'Solana')] },
  { featuredWalletIds: ['c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96', 'a-wallet-of-our-own'] },
  { stakingPool: 'a feature has its own options', themeVariables: { '--oak-ink': 'black' } } as never,
]

test('reports nothing for valid options', async () => {
  for (const options of valid) expect(await findOptionMistakes({ ...base, ...options } as AppKitOptions)).toEqual([])
})
