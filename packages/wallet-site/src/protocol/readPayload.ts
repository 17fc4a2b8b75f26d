import type { FrameCallName, FrameCalls, FrameDapp, FrameTheme, WalletPageName } from '@openappkit/contract/embedded'
import { invalid, Payload } from './Payload'

type PayloadReaders = { readonly [name in FrameCallName]: (data: unknown) => FrameCalls[name]['payload'] }

const nothing = (): undefined => undefined
const readEmail = (data: unknown): { email: string } => ({ email: new Payload(data).text('email', 254).trim() })
const readCode = (data: unknown): { otp: string } => ({ otp: new Payload(data).text('otp', 100) })

const readers: PayloadReaders = {
  SWITCH_NETWORK: data => ({ chainId: new Payload(data).chainId('chainId') }),
  CONNECT_EMAIL: readEmail,
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: readCode,
  GET_USER: data => {
    if (data === undefined || data === null) return undefined
    const chainId = new Payload(data).optionalChainId('chainId')
    return chainId === undefined ? {} : { chainId }
  },
  SIGN_OUT: nothing,
  IS_CONNECTED: nothing,
  GET_CHAIN_ID: nothing,
  RPC_REQUEST: data => {
    const payload = new Payload(data)
    return {
      method: payload.text('method', 100),
      params: payload.value('params'),
      chainId: payload.optionalChainId('chainId'),
      chainNamespace: payload.optionalText('chainNamespace', 32),
    }
  },
  UPDATE_EMAIL: readEmail,
  UPDATE_EMAIL_PRIMARY_OTP: readCode,
  UPDATE_EMAIL_SECONDARY_OTP: readCode,
  SYNC_THEME: readTheme,
  SYNC_DAPP_DATA: readDapp,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: nothing,
  SET_PREFERRED_ACCOUNT: data => ({ type: new Payload(data).text('type', 32) }),
  RELOAD: nothing,
  OPEN_PORT: data => {
    if (new Payload(data).value('version') !== 1) throw invalid('This wallet supports version 1 of the port protocol.')
    return { version: 1 }
  },
  GET_WALLET_SETTINGS: nothing,
  OPEN_PAGE: data => ({ page: readPage(new Payload(data).value('page')) }),
  PROTECT: nothing,
  UNLOCK: nothing,
}

/**
 * Returns the payload of a call with only the fields that the wallet uses.
 *
 * @throws WalletFailure `embedded/invalid-request` if a field is missing, of the wrong type or too long.
 */
export function readPayload<name extends FrameCallName>(name: name, data: unknown): FrameCalls[name]['payload'] {
  return readers[name](data)
}

/** Returns whether a text is the name of a call. */
export function isCallName(name: string): name is FrameCallName {
  return Object.hasOwn(readers, name)
}

function readTheme(data: unknown): FrameTheme {
  const payload = new Payload(data)
  const mode = payload.value('themeMode')
  const texts = readEntries(payload.value('w3mThemeVariables')).map(([name, value]) => [name, String(value)] as const)
  return {
    themeMode: mode === 'light' || mode === 'dark' ? mode : undefined,
    themeVariables: Object.fromEntries(readEntries(payload.value('themeVariables'))),
    w3mThemeVariables: Object.fromEntries(texts),
  }
}

function readEntries(data: unknown): [name: string, value: string | number][] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
}

/** Reads what there is, because a wallet must not refuse an app for its icons. */
function readDapp(data: unknown): FrameDapp {
  const payload = new Payload(data)
  const metadata = new Payload(payload.value('metadata') ?? {})
  const icons = metadata.value('icons')
  return {
    metadata: {
      name: asText(metadata.value('name')),
      description: asText(metadata.value('description')),
      url: asText(metadata.value('url')),
      icons: Array.isArray(icons) ? icons.filter(icon => typeof icon === 'string') : [],
    },
    projectId: asText(payload.value('projectId')),
    language: asText(payload.value('language')),
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function readPage(page: unknown): WalletPageName {
  if (page === 'protect' || page === 'export' || page === 'devices') return page
  throw invalid("The field 'page' must be 'protect', 'export' or 'devices'.")
}
