import { type Decoder, finite, listOf, objectOf, text } from '@openappkit/appkit-core/cloud'
import type { FrameCallName, FrameCalls, FrameEventName, FrameEvents } from '@openappkit/contract/embedded'

/** Decoder of one value that may be undefined itself. */
type Reader<value> = (payload: unknown) => { readonly value: value } | undefined

const truth: Decoder<boolean> = value => (typeof value === 'boolean' ? value : undefined)

function oneOf<const value extends string>(...values: readonly value[]): Decoder<value> {
  return value => values.find(known => known === value)
}

const nothing: Reader<undefined> = () => ({ value: undefined })

function required<value>(decode: Decoder<value>): Reader<value> {
  return payload => {
    const value = decode(payload)
    return value === undefined ? undefined : { value }
  }
}

const chainId: Decoder<number | string> = value => finite(value) ?? text(100)(value)
const status = oneOf('out', 'verifying', 'locked', 'ready')
const nextStep = oneOf('VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP')

/** Readers of results by call. A result of another form fails the call. */
export const resultReaders: { readonly [name in FrameCallName]: Reader<FrameCalls[name]['result']> } = {
  SWITCH_NETWORK: required(objectOf({ chainId }, {})),
  CONNECT_EMAIL: required(
    objectOf({ action: oneOf('VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT') }, { resendAfter: finite }),
  ),
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: nothing,
  GET_USER: required(
    objectOf(
      { address: text(100), chainId },
      {
        email: text(254),
        accounts: listOf(objectOf({ address: text(100), type: oneOf('eoa', 'smartAccount') }, {})),
        smartAccountDeployed: truth,
        preferredAccountType: text(40),
      },
    ),
  ),
  SIGN_OUT: nothing,
  IS_CONNECTED: required(objectOf({ isConnected: truth }, {})),
  GET_CHAIN_ID: required(objectOf({ chainId }, {})),
  RPC_REQUEST: value => ({ value }),
  UPDATE_EMAIL: required(objectOf({ action: nextStep }, {})),
  UPDATE_EMAIL_PRIMARY_OTP: nothing,
  UPDATE_EMAIL_SECONDARY_OTP: required(objectOf({ newEmail: text(254) }, {})),
  SYNC_THEME: nothing,
  SYNC_DAPP_DATA: nothing,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: required(objectOf({ smartAccountEnabledNetworks: listOf(finite) }, {})),
  SET_PREFERRED_ACCOUNT: required(objectOf({ type: text(40), address: text(100) }, {})),
  RELOAD: nothing,
  OPEN_PORT: required(objectOf({ build: text(100), status }, {})),
  GET_WALLET_SETTINGS: required(
    objectOf(
      {
        status,
        custody: oneOf('provisional', 'user', 'escrow'),
        hasEscrow: truth,
        operator: text(200),
        protectedBy: listOf(oneOf('passkey', 'password')),
        devices: finite,
      },
      { isNew: truth },
    ),
  ),
  OPEN_PAGE: nothing,
  PROTECT: nothing,
  UNLOCK: nothing,
}

/** Decoders of events. An event of another form is ignored. */
export const eventDecoders: { readonly [name in FrameEventName]: Decoder<FrameEvents[name]> } = {
  READY: objectOf({}, { version: text(40) }),
  SESSION_UPDATE: objectOf({ token: text() }, {}),
  STATUS: objectOf({ status }, {}),
  VISIBILITY: objectOf({ isWanted: truth }, {}),
  HEIGHT: objectOf({ height: finite }, {}),
}
