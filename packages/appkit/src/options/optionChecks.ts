import type { AppKitOptions } from '@openappkit/appkit-core'
import { checkAdapters } from './checkAdapters'
import { checkFeatures } from './checkFeatures'
import { checkDefaultNetwork, checkNetworks } from './checkNetworks'
import { checkLocale, checkModule, checkThemeVariable, hasMethods } from './checkObjects'
import { checkCloud, checkRpcUrls, isWebUrl } from './checkUrls'
import {
  hasMembers,
  isBoolean,
  isFunction,
  isListOf,
  isOneOf,
  isRecordOf,
  isText,
  type OptionCheck,
  optional,
} from './OptionCheck'

const walletIds = isListOf(
  isText('c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'),
  '[walletId], with IDs from the wallet directory',
)
const image = isText('https://app.example.org/icon.png')
/** Checks for a string that may be empty. */
const isOptionalText: OptionCheck = (value, path, options) =>
  value === '' ? undefined : isText('https://app.example.org')(value, path, options)
const images = isRecordOf(image, "{ 1: 'https://app.example.org/icon.png' }")

/** Checks by option. */
export const optionChecks: Readonly<Record<keyof AppKitOptions, OptionCheck>> = {
  networks: checkNetworks,
  adapters: checkAdapters,
  allowUnsupportedChain: isBoolean,
  allWallets: isOneOf(['SHOW', 'HIDE', 'ONLY_MOBILE']),
  chainImages: images,
  cloud: checkCloud,
  connectorImages: images,
  customRpcUrls: checkRpcUrls,
  customWallets: isListOf(
    hasMembers({ id: isText('example'), name: isText('Example Wallet') }, "{ id: 'example', name: 'Example Wallet' }"),
    "[{ id: 'example', name: 'Example Wallet' }]",
  ),
  debug: isBoolean,
  defaultAccountTypes: isRecordOf(
    isOneOf(['eoa', 'smartAccount', 'payment', 'ordinal', 'stx']),
    "{ bip122: 'ordinal' }",
  ),
  defaultNetwork: checkDefaultNetwork,
  enableCoinbase: isBoolean,
  enableEIP6963: isBoolean,
  enableEmbedded: isBoolean,
  enableInjected: isBoolean,
  enableNetworkSwitch: isBoolean,
  enableReconnect: isBoolean,
  enableWalletConnect: isBoolean,
  enableWalletGuide: isBoolean,
  enableWallets: isBoolean,
  excludeWalletIds: walletIds,
  experimental_preferUniversalLinks: isBoolean,
  features: checkFeatures,
  featuredWalletIds: walletIds,
  includeWalletIds: walletIds,
  locale: checkLocale,
  manualWCControl: isBoolean,
  metadata: hasMembers(
    {
      name: isText('Example'),
      description: optional(isOptionalText),
      // Servers have no location, so apps pass an empty URL there.
      url: (value, path, options) => (value === '' ? undefined : isWebUrl(value, path, options)),
      icons: isListOf(image, "['https://app.example.org/icon.png']"),
    },
    "{ name: 'Example', description: 'An example app', url: 'https://app.example.org', icons: [] }",
  ),
  modules: isListOf(checkModule, '[siwx]'),
  onError: isFunction,
  privacyPolicyUrl: isOptionalText,
  projectId: isText('0123456789abcdef0123456789abcdef'),
  siweConfig: hasMethods(['mapToSIWX'], 'Pass the result of `createSIWEConfig`.'),
  siwx: hasMethods(
    ['createMessage', 'addSession', 'revokeSession', 'setSessions', 'getSessions'],
    "Pass a sign-in configuration, such as `new ServerSIWX({ url: '/auth' })`.",
  ),
  storage: hasMethods(['getItem', 'setItem', 'removeItem'], 'Pass `localStorage`, `cookieStorage()` or your own.'),
  swapContracts: isRecordOf(
    isListOf(isText('0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24'), '[address]'),
    "{ 'eip155:8453': ['0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24'] }",
  ),
  termsConditionsUrl: isOptionalText,
  themeMode: isOneOf(['dark', 'light', 'auto']),
  themeVariables: isRecordOf(checkThemeVariable, "{ '--w3m-accent': '#7c3aed' }"),
  universalProviderConfigOverride: hasMembers({}, "{ methods: { eip155: ['personal_sign'] } }"),
  walletBuild: isText('47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'),
}
